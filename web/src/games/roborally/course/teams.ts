// Courses that are played in teams, and which options of a table matter on which course.

const PAIRS = "tandem-carnage"; // teams of two
const TWO = ["all-for-one", "capture-the-flag", "toggle-boggle", "war-zone"];

/** How many teams play; 0 if everybody plays alone. */
export function teamCount(course: unknown, seats: number): number {
  if (course === PAIRS) return Math.floor(seats / 2);
  return TWO.includes(String(course)) ? 2 : 0;
}

/** The team of each seat if the table assigns none: two alternate, teams of two sit opposite. */
export function usualTeams(course: unknown, seats: number): number[] {
  const count = Math.max(1, teamCount(course, seats));
  return Array.from({ length: seats }, (_, seat) => (seat % count) + 1);
}

/** Whether all teams are equal in size. */
export function areEqual(teams: number[], count: number): boolean {
  const sizes = Array.from(
    { length: count },
    (_, at) => teams.filter((team) => team === at + 1).length,
  );
  return sizes.every((size) => size * count === teams.length);
}

export function matters(option: string, { course }: Record<string, unknown>): boolean {
  if (option === "teams") return course === PAIRS || TWO.includes(String(course));
  return option !== "war-zone-options" || course === "war-zone";
}
