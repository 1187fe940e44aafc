// Courses with a special rule, in the order of their clauses: RR-C2, RR-C3 …

const SPECIALS = [
  "tricksy",
  "moving-targets",
  "set-to-kill",
  "factory-rejects",
  "option-world",
  "ball-lightning",
  "tight-collar",
  "day-of-the-superbot",
  "interference",
  "flag-fry",
  "frenetic-factory",
  "marathon-madness",
  "tandem-carnage",
  "all-for-one",
  "capture-the-flag",
  "toggle-boggle",
  "war-zone",
];

/** The end of the key of the sentence that says it: `rr-c3`; nothing if there is no such rule. */
export function specialOf(course: string): string {
  const place = SPECIALS.indexOf(course);
  return place < 0 ? "" : `rr-c${place + 2}`;
}
