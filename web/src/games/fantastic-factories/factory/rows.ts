// How cards are laid out: a few in one row, more of them flat in two.

export interface Shape {
  /** Columns. */
  across: number;
  /** The grid a card is drawn on. */
  width: number;
  height: number;
  /** How wide it is drawn, in units. */
  drawn: number;
}

const WIDTH = 126;
const GAP = 12;

export function shapeOf(count: number, tall: number, across: number, both = tall, rows = 2): Shape {
  if (count <= across) return { across, width: WIDTH, height: tall, drawn: WIDTH };
  const columns = Math.max(across, Math.ceil(count / rows));
  const room = across * WIDTH + (across - 1) * GAP;
  const drawn = Math.min(WIDTH, (room - (columns - 1) * GAP) / columns);
  const low = (both - GAP) / 2;
  return { across: columns, width: WIDTH, height: Math.round((low * WIDTH) / drawn), drawn };
}
