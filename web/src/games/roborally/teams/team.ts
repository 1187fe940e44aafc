// Teams have a letter, an outline and a color; never the color alone.

export interface TeamLook {
  letter: string;
  /** Round the origin, about 10 in each direction. */
  outline: string;
  fill: string;
  print: string;
}

const LOOKS: TeamLook[] = [
  {
    letter: "A",
    outline: "M-9.5-10H9.5V2C9.5 7 5 10 0 12C-5 10-9.5 7-9.5 2z",
    fill: "var(--red)",
    print: "var(--card)",
  },
  {
    letter: "B",
    outline: "M-9.5-10.5H9.5V11.5L0 7L-9.5 11.5z",
    fill: "var(--blue)",
    print: "var(--card)",
  },
  {
    letter: "C",
    outline: "M0-12.5L11-3.5V10.5H-11V-3.5z",
    fill: "var(--yellow)",
    print: "var(--ink)",
  },
  {
    letter: "D",
    outline: "M-6-11H6L12 0L6 11H-6L-12 0z",
    fill: "var(--green)",
    print: "var(--card)",
  },
];

export function lookOf(team: number): TeamLook {
  return LOOKS[(team - 1) % LOOKS.length] as TeamLook;
}
