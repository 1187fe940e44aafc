// Option cards in a question on a laptop: whether there is room for what is printed on each.

const ROOM = 274; // height below the head of the console, on a table of 1280 × 800
const WIDTH = 610;
const GAP = 14;
const MOST_BESIDE = 3;
const HEAD = 50; // name, drawing and edges of a card
const BUTTONS = 66; // what can be done besides
const LINE = 17.5;
const LETTER = 6.4;
const EDGES = 26; // of a card, left and right

interface Printed {
  /** What is printed on each card. */
  texts: string[];
  /** How many letters are said besides, on each. */
  more: number;
  /** There are answers that are no cards. */
  others: boolean;
}

/** Whether every card can be read where it lies; else only the one that is looked at. */
export function readable({ texts, more, others }: Printed): boolean {
  const beside = Math.min(texts.length, MOST_BESIDE);
  const rows = Math.ceil(texts.length / MOST_BESIDE);
  const letters = ((WIDTH - (beside - 1) * GAP) / beside - EDGES) / LETTER;
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  const lines = Math.ceil(longest / letters) + Math.ceil(more / letters);
  return rows * (HEAD + lines * LINE + GAP) <= ROOM - (others ? BUTTONS : 0);
}
