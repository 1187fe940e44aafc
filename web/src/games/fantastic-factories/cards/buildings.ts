// Every blueprint as a drawing of 110 × 64 on the ground at y = 60: walls (a), roofs and machines
// (b), light (c), lines (n), caves (d). As a plan they are white lines, once built in full color.

type Paint = "a" | "b" | "c" | "d" | "n";

export interface Stroke {
  d: string;
  paint: Paint;
  width?: number;
}

const a = (d: string): Stroke => ({ d, paint: "a" });
const b = (d: string): Stroke => ({ d, paint: "b" });
const c = (d: string): Stroke => ({ d, paint: "c" });
const cave = (d: string): Stroke => ({ d, paint: "d" });
const line = (d: string, width?: number): Stroke =>
  width ? { d, paint: "n", width } : { d, paint: "n" };

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function windows(x: number, y: number, count: number, width = 8, height = 9, gap = 13): Stroke {
  const panes = Array.from(
    { length: count },
    (_, at) => `M${x + at * gap} ${y}h${width}v${height}h${-width}z`,
  );
  return c(panes.join(""));
}

export const BUILDINGS: Record<string, Stroke[]> = {
  "aluminum-factory": [
    a("M6 60V34l16-11v11l16-11v11l16-11v37z"),
    windows(12, 44, 3),
    b(`${disc(70, 50, 10)}${disc(92, 50, 10)}${disc(81, 32, 10)}`),
    c(`${disc(70, 50, 3.4)}${disc(92, 50, 3.4)}${disc(81, 32, 3.4)}`),
  ],
  "assembly-line": [
    a("M84 50V24h10v26z"),
    line("M88 22L62 12v10", 4),
    b(disc(89, 23, 6)),
    c("M14 50V40h12v10zM40 50V34h16v16zM58 22h9v8h-9z"),
    b("M6 60a5 5 0 0 1 0-10h98a5 5 0 0 1 0 10z"),
    line("M16 55h1M36 55h1M56 55h1M76 55h1M94 55h1", 4),
  ],
  "battery-factory": [
    b("M12 60V28h26v32zM46 60V28h26v32z"),
    a("M20 28v-7h10v7zM54 28v-7h10v7zM80 60V40l22-8v28z"),
    line("M25 36v12M19 42h12M53 44h12"),
    windows(88, 46, 1),
  ],
  beacon: [
    a("M40 60l6-38h18l6 38z"),
    b("M44 34h22l2 10H42z"),
    c("M44 22v-9h22v9z"),
    b("M42 13l13-9 13 9z"),
    line("M36 17L18 12M36 21l-18 4M74 17l18-5M74 21l18 4"),
  ],
  biolab: [
    a("M10 60V44h90v16z"),
    b("M20 44a30 28 0 0 1 60 0z"),
    c("M50 14v12L38 44h34L60 26V14M46 14h18"),
    line("M42 38h26"),
    windows(86, 48, 1),
  ],
  "black-market": [
    a("M18 60V30h74v30z"),
    cave("M44 60V42h22v18z"),
    c("M22 48h18v8H22zM70 48h18v8H70z"),
    b(
      "M10 28l9-18h72l9 18c0 8-15 8-15 0 0 8-15 8-15 0 0 8-15 8-15 0 0 8-15 8-15 0 0 8-15 8-15 0 0 8-15 8-15 0z",
    ),
    line("M34 10l-9 18M49 10l-9 18M61 10l9 18M76 10l9 18"),
  ],
  "concrete-plant": [
    a("M12 60V24h26v36z"),
    b("M12 24l13-14 13 14z"),
    line("M38 30l26 10", 4),
    b("M60 32l30-8 8 22-30 8z"),
    line("M68 30l8 22M78 27l8 22M66 60h26"),
    windows(18, 36, 1, 14, 8),
  ],
  dojo: [
    a("M26 60V40h58v20z"),
    b("M14 40c10 0 14-6 18-12h46c4 6 8 12 18 12z"),
    a("M36 28v-8h38v8z"),
    b("M26 20c8 0 10-5 14-12h30c4 7 6 12 14 12z"),
    c("M48 60V46h14v14z"),
  ],
  "fitness-center": [
    a("M14 60V32h82v28z"),
    b("M8 32V22h94v10z"),
    c("M22 38h20v14H22zM68 38h20v14H68z"),
    line("M26 52V44l6-4M36 52V44l-4-4M72 46h12M74 42v8M82 42v8", 2.4),
    b("M48 60V42h14v18z"),
    line("M55 4v12M49 11l6 6 6-6"),
  ],
  foundry: [
    a("M12 60V26l18-10 18 10v34z"),
    b("M22 60V44h16v16zM62 28h34l-5 22H67z"),
    c("M68 28c0-12 10-8 8-22 10 6 16 14 12 22z"),
    line("M58 60h42M72 50v10M86 50v10"),
  ],
  "fulfillment-center": [
    a("M8 60V30h94v30z"),
    b("M2 30l10-14h86l10 14z"),
    c("M16 60V40h20v20zM45 60V40h20v20zM74 60V40h20v20z"),
    line("M16 46h20M45 46h20M74 46h20M47 23h14M57 19l5 4-5 4"),
  ],
  golem: [
    b("M34 60V40h16v20zM60 60V40h16v20z"),
    a("M30 18h50v24H30z"),
    b("M18 20h12v28H18zM80 20h12v28H80z"),
    a("M42 4h26v14H42z"),
    line("M49 11h1M60 11h1", 4),
    line("M45 26h20M48 33h14"),
  ],
  gymnasium: [
    a("M12 60V36c20-22 66-22 86 0v24z"),
    line("M8 37C30 11 80 11 102 37"),
    line("M34 46h42", 5),
    b("M30 36h8v20h-8zM22 39h8v14h-8zM72 36h8v20h-8zM80 39h8v14h-8z"),
  ],
  harvester: [
    line("M70 20v-10h8"),
    a("M40 42V20h38v22z"),
    c("M46 26h14v12H46z"),
    b("M28 42h66v9H28z"),
    c(disc(18, 47, 13)),
    line("M18 34v26M5 47h26M9 38l18 18M27 38L9 56"),
    b(`${disc(50, 52, 8)}${disc(82, 51, 9)}`),
    a(`${disc(50, 52, 2.6)}${disc(82, 51, 3)}`),
  ],
  incinerator: [
    b("M72 60V10h14v50z"),
    line("M72 20h14M74 8c-5-5 4-6 2-8 7 0 12 4 8 8"),
    a("M12 60V30l26-12 26 12v30z"),
    cave("M22 60V46a16 14 0 0 1 32 0v14z"),
    c("M29 60c-5-10 6-11 4-21 9 4 7 9 9 11 1-4 2-5 2-7 6 7 6 12 2 17z"),
  ],
  laboratory: [
    a("M8 60V36h44v24z"),
    b("M4 36l26-14 26 14z"),
    windows(16, 44, 3),
    a("M74 8v16L60 56c-1 2 0 4 3 4h30c3 0 4-2 3-4L82 24V8z"),
    c("M67 42h22l7 14c1 2 0 4-3 4H63c-3 0-4-2-3-4z"),
    line("M69 8h18M75 50h1M83 54h1", 2.6),
  ],
  manufactory: [
    b("M70 60V14h11v46zM87 60V20h11v40z"),
    line("M73 11c-3-6 5-6 3-9M90 17c-3-6 5-6 3-9"),
    a("M8 60V36l19-11v11l19-11v11l19-11v35z"),
    c(disc(36, 48, 7)),
    line("M36 38v3M36 55v3M26 48h3M43 48h3M29 41l2 2M41 53l2 2M43 41l-2 2M31 53l-2 2"),
  ],
  "mega-factory": [
    b("M50 60V10h48v50z"),
    windows(57, 17, 3, 8, 8),
    windows(57, 31, 3, 8, 8),
    c("M66 60V46h16v14z"),
    a("M4 60V36l15-10v10l15-10v10l16-10v34z"),
    windows(10, 45, 3, 7, 8),
    line("M58 10V3M74 10V1M90 10V3"),
  ],
  megalith: [
    a("M20 60V26h16v34zM74 60V26h16v34z"),
    b("M12 26V13h86v13z"),
    a("M48 60V42h14v18z"),
    b("M42 42v-8h26v8z"),
    line("M26 36h3M82 44h3M30 19h8M66 20h12"),
  ],
  motherlode: [
    b("M6 60C18 22 40 8 56 8s36 14 48 52z"),
    cave("M36 60V40a19 19 0 0 1 38 0v20z"),
    c("M44 60l6-16 6 8 5-10 7 18zM78 34l6-8 6 9-6 7z"),
  ],
  "nuclear-plant": [
    a("M10 60c8-14 8-30 4-44h24c-4 14-4 30 4 44z"),
    b("M70 60V34h30v26z"),
    c(disc(55, 28, 6)),
    line("M39 28c0-9 32-9 32 0s-32 9-32 0zM47 14c8-4 24 24 16 28s-24-24-16-28z"),
    windows(76, 42, 2),
    line("M16 11c2-7 10-4 10-8 6-1 8 4 5 8"),
  ],
  obelisk: [
    b("M28 60v-8h54v8zM38 52v-8h34v8z"),
    a("M45 44L49 12l6-8 6 8 4 32z"),
    line("M49 12h12M50 24h10M48 34h14"),
  ],
  "power-plant": [
    b("M16 60V18h10v42zM32 60V12h10v48z"),
    a("M10 60V36h90v24z"),
    c("M76 8L60 32h10l-4 18 20-26H74z"),
    windows(16, 44, 3),
  ],
  "recycling-plant": [
    a("M10 60V42h90v18z"),
    b("M4 42l14-12h74l14 12z"),
    windows(18, 46, 2),
    windows(70, 46, 2),
    c("M48 60V48h14v12z"),
    line("M48 10l7-7 7 7M55 4l9 15M66 13l-1 8-8-2M62 24H47M51 19l-5 5 5 4M44 22l5-9"),
  ],
  refinery: [
    a("M10 60V14a8 8 0 0 1 16 0v46zM34 60V24a8 8 0 0 1 16 0v36z"),
    line("M10 28h16M10 42h16M34 36h16M34 48h16M26 20h16M50 34h12v10"),
    b("M60 60V42c8-9 34-9 42 0v18z"),
    line("M60 44c10 6 32 6 42 0M86 34V16"),
    c("M86 16c-7-5 1-8-1-14 7 4 9 9 1 14z"),
  ],
  replicator: [
    b("M6 28l7-12h24l7 12zM66 28l7-12h24l7 12z"),
    a("M6 60V28h38v32zM66 60V28h38v32z"),
    c("M16 52V38h18v14zM76 52V38h18v14z"),
    line("M50 38h10M56 33l5 5-5 5M60 48H50M54 43l-5 5 5 5"),
  ],
  robot: [
    a("M34 22h42v24H34z"),
    b("M44 60V46h22v14z"),
    line("M55 22v-9"),
    c(`${disc(55, 9, 4)}${disc(46, 33, 5)}${disc(64, 33, 5)}`),
    b("M26 28h8v12h-8zM76 28h8v12h-8z"),
  ],
  "scrap-yard": [
    a("M86 60V14h9v46zM95 12H46v7h49z"),
    line("M54 19v10M88 24l5-5M88 36l5-6M88 48l5-6"),
    c("M45 39v-3a9 8 0 0 1 18 0v3h-5v-3a4 4 0 0 0-8 0v3z"),
    b("M4 60c6-15 14-10 20-17 9 7 13-1 20 8 7-5 14 2 20 9z"),
    line("M16 54h8M34 52l6 4M44 58h8"),
  ],
  "solar-array": [
    c(disc(92, 16, 8)),
    line("M92 3V1M92 31v-2M79 16h-3M108 16h-3M83 7l-2-2M101 25l2 2M101 7l2-2M83 25l-2 2"),
    b("M6 50l12-24h26L32 50zM46 50l12-24h26L72 50z"),
    line("M12 38h26M31 26L19 50M52 38h26M71 26L59 50"),
    line("M22 50v10M62 50v10", 3.4),
  ],
  "temp-agency": [
    a("M16 60V24h78v36z"),
    b("M10 24V12h90v12z"),
    line("M30 18h50"),
    c(`${disc(40, 38, 6)}${disc(70, 38, 6)}`),
    b("M29 60c0-19 22-19 22 0zM59 60c0-19 22-19 22 0z"),
  ],
  "trash-compactor": [
    a("M18 60V16h9v44zM83 60V16h9v44z"),
    b("M14 16V6h82v10z"),
    a("M50 16h10v12H50z"),
    b("M31 28h48v9H31z"),
    c("M34 60V47l7-4 6 4 8-4 7 4 7-4 7 4v13z"),
    line("M14 11h5M28 11h5M42 11h5M56 11h5M70 11h5M84 11h5"),
  ],
  warehouse: [
    a("M6 60V30L55 8l49 22v30z"),
    line("M2 32L55 8l53 24"),
    c("M24 60V36h62v24z"),
    b("M30 60V48h15v12zM47 60V48h15v12zM64 60V48h15v12zM38 48V38h15v10z"),
    line("M36 52h3M53 52h3M70 52h3M44 42h3"),
  ],
};
