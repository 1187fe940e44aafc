// Which modules come in one file: a rule over folders, so that a screen takes few requests.

import type { Rolldown } from "vite";

const TEXT =
  /[\\/]src[\\/]botyard[\\/](?:games[\\/](\w+)[\\/])?text[\\/](?:(\w+)[\\/])?\w+\.(\w\w)\.ftl/;
const GAME = /[\\/]src[\\/]games[\\/]([\w-]+)[\\/]index\.ts/;

/** Texts: one file for a language and what is spoken of, the frame, a game or a screen of theirs. */
function textsOf(id: string): string | null {
  const [, game = "frame", screen, language] = TEXT.exec(id) ?? [];
  return language ? [game.replaceAll("_", "-"), screen, language].filter(Boolean).join(".") : null;
}

/** What a group names, it takes with everything that it needs; what an earlier group took is not taken twice. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: textsOf, priority: 4 },
  // The home page, and what it shares with everything else.
  { name: "frame", tags: ["$initial"], priority: 3 },
  // A table of any game, and what boards have in common.
  { name: "table", test: /[\\/]src[\\/](parts[\\/]|screens[\\/][Tt]able)/, priority: 2 },
  { name: (id: string) => GAME.exec(id)?.[1] ?? null, priority: 1 },
];
