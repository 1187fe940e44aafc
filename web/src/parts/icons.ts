// Signs of 24 × 24 for controls: lines in the color of the text, some filled.

import { circle, cogwheel, star } from "./shapes.ts";

interface Glyph {
  lines?: string;
  filled?: string;
}

const lines = (d: string): Glyph => ({ lines: d });
const filled = (d: string): Glyph => ({ filled: d });

export const ICONS = {
  back: lines("M11 5l-7 7 7 7M4.5 12H20"),
  bell: lines("M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21.5h4"),
  book: lines("M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14"),
  bulb: lines("M9 18h6M10 21.5h4M8.5 15C6 13.5 5 11 5 9a7 7 0 0 1 14 0c0 2-1 4.5-3.5 6z"),
  cap: lines("M1 9l11-5 11 5-11 5zM5 11v6c4 3 10 3 14 0v-6M22 10v6"),
  check: lines("M4 13l5 5L20 6"),
  clock: lines(`${circle(9, 12, 12)}M12 7v5l4 2`),
  close: lines("M5 5l14 14M19 5L5 19"),
  copy: lines("M8 8h12v13H8zM16 8V3H4v13h4"),
  dice: { lines: "M4 4h16v16H4z", filled: `${circle(1.6, 8.5, 8.5)}${circle(1.6, 15.5, 15.5)}` },
  down: lines("M5 9l7 7 7-7"),
  download: lines("M12 3v12M6 10l6 6 6-6M4 21h16"),
  eye: lines(
    `M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19S5 17.5 1.5 12z${circle(3, 12, 12)}`,
  ),
  fit: lines("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"),
  first: { lines: "M4 5v14", filled: "M20 5l-7 7 7 7zM13 5l-7 7 7 7z" },
  flag: { lines: "M5 3v19", filled: "M5 4h14l-4 5 4 5H5z" },
  friends: lines(
    `${circle(4, 8, 8)}${circle(3, 17, 9)}M1.5 20c0-5 3-7 6.5-7s6.5 2 6.5 7M16 14c4 0 6 2 6.5 6`,
  ),
  globe: lines(`${circle(9, 12, 12)}M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18`),
  home: lines("M3 21V9l6 4V9l6 4V6l3-2v17zM8 17h2M13 17h2"),
  link: lines(
    "M10 14a4 4 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l2-2",
  ),
  lock: { lines: "M8 11V8a4 4 0 0 1 8 0v3", filled: "M5 11h14v10H5z" },
  log: lines("M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5"),
  menu: lines("M4 6h16M4 12h16M4 18h16"),
  minus: lines("M5 12h14"),
  moon: lines("M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"),
  mute: { lines: "M16 9l6 6M22 9l-6 6", filled: "M3 9h4l6-5v16l-6-5H3z" },
  next: lines("M13 5l7 7-7 7M19.5 12H4"),
  no: lines(`${circle(9, 12, 12)}M5.5 5.5l13 13`),
  pause: filled("M6 4h4v16H6zM14 4h4v16h-4z"),
  person: lines(`${circle(4, 12, 7)}M4 21c0-6 4-8 8-8s8 2 8 8`),
  play: filled("M7 4l13 8-13 8z"),
  plus: lines("M12 5v14M5 12h14"),
  power: lines("M12 3v9M6.5 6.5a8 8 0 1 0 11 0"),
  previous: { lines: "M5 4v16", filled: "M19 4L8 12l11 8z" },
  puzzle: lines("M3 8h5a3 3 0 1 1 5 0h5v5a3 3 0 1 1 0 5v4H3z"),
  qr: {
    lines: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z",
    filled: "M14 14h2.5v2.5H14zM18 18h2.5v2.5H18zM18 14h2.5v1H18zM14 19.5h1v1h-1z",
  },
  robot: {
    lines: "M5 8h14v11H5zM12 8V4M2 12v4M22 12v4M9 15.5h6",
    filled: `${circle(1.5, 12, 3.5)}${circle(1.4, 9, 12)}${circle(1.4, 15, 12)}`,
  },
  search: lines(`${circle(6.5, 10.5, 10.5)}M15.5 15.5L21 21`),
  settings: lines(`${cogwheel(8, 7, 10, 12, 12)}${circle(3, 12, 12)}`),
  skip: { lines: "M21.5 5v14", filled: "M3 5l8 7-8 7zM12 5l8 7-8 7z" },
  sound: {
    lines: "M16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13",
    filled: "M3 9h4l6-5v16l-6-5H3z",
  },
  speed: lines(`M4 18a9 9 0 1 1 16 0M12 14l5-5${circle(1.2, 12, 14)}`),
  star: filled(star(10.5, 12, 12.5)),
  step: { lines: "M19 4v16", filled: "M5 4l11 8-11 8z" },
  sun: lines(
    `${circle(4.5, 12, 12)}M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19`,
  ),
  table: lines("M3 5h18v15H3zM3 10h18M3 15h18M9 5v15"),
  trash: lines("M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6"),
  turn: lines("M20 11a8 8 0 1 0-2.3 6.5M20 4v7h-7"),
  undo: lines("M8 5L3 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"),
  up: lines("M5 15l7-7 7 7"),
  upload: lines("M12 16V4M6 9l6-6 6 6M4 21h16"),
} satisfies Record<string, Glyph>;

export type IconName = keyof typeof ICONS;
