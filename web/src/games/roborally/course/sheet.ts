// A drawing cut into its spaces, the walls between them and the walls between rows.

const PITCH = 4; // signs from one space of a row to the next
const LEVEL = /^[\sv^-]*$/;

export interface Sheet {
  /** The sign of every space. */
  rows: string[][];
  /** The two signs after it: a robot and its facing. */
  seconds: string[][];
  /** The sign to the left of every space, and one more at the end. */
  uprights: string[][];
  /** The three signs above every space, and below the last row. */
  levels: string[][];
}

/** A board's drawing: every row begins with the place of a wall. */
export function columnsOf(drawing: string): Sheet {
  const lines = drawing.replace(/^\n/, "").split("\n");
  const isRow = (line: string) => line.trim() !== "" && !LEVEL.test(line);
  const width = Math.max(
    ...lines.filter(isRow).map((line) => Math.floor(([...line].length + 2) / PITCH)),
  );
  const places = Array.from({ length: width }, (_, x) => x);
  const sheet: Sheet = { rows: [], seconds: [], uprights: [], levels: [] };
  let above = "";
  const level = () => {
    const signs = [...above];
    sheet.levels.push(places.map((x) => signs.slice(x * PITCH + 1, x * PITCH + 4).join("")));
    above = "";
  };
  for (const line of lines) {
    if (!isRow(line)) {
      if (line.trim()) above = line;
      continue;
    }
    level();
    const signs = [...line];
    sheet.rows.push(places.map((x) => signs[x * PITCH + 1] ?? " "));
    sheet.seconds.push(places.map((x) => signs.slice(x * PITCH + 2, x * PITCH + 4).join("")));
    sheet.uprights.push([...places, width].map((x) => signs[x * PITCH] ?? " "));
  }
  level();
  return sheet;
}
