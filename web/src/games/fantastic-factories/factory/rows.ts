// How cards are laid out: a few in one row, more of them flat in several; none lies there alone.

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
  const columns = Math.ceil(count / Math.min(rows, Math.ceil(count / across)));
  const room = across * WIDTH + (across - 1) * GAP;
  const drawn = (room - (columns - 1) * GAP) / columns;
  // Where there is room for more they are wider; where there is less, the same drawing is smaller.
  const width = Math.max(WIDTH, Math.round(drawn));
  const low = (both - GAP) / 2;
  return { across: columns, width, height: Math.round((low * width) / drawn), drawn };
}
