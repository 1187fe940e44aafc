// A built course as a link or a file: small enough for both. The file is the one that the terminal
// reads too.

import { parse } from "smol-toml";
import type { Course, Placement } from "./lay.ts";

/** Everything after the question mark of a set-up's address. */
export function linkOf(course: Course): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plain(course)));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The course in an address; null if there is none or it cannot be read. */
export function courseIn(hash: string): Course | null {
  const text = new URLSearchParams(hash.split("?")[1] ?? "").get("course");
  if (!text) return null;
  try {
    const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
    return asCourse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** The address of a set-up with a built course; without one, null. */
export function addressWith(hash: string, course: Course | null): string {
  const [setUp = ""] = hash.split("?");
  return course ? `${setUp}?course=${linkOf(course)}` : setUp;
}

/** A course as a file. */
export function fileOf(course: Course): string {
  const { name, players, boards, flags } = plain(course);
  const placed = boards.map(
    ({ board, at, turned }) => `  { board = "${board}", at = "${at}", turned = ${turned} },\n`,
  );
  return [
    `name = ${JSON.stringify(name)}\n`,
    players ? `players = [${players.join(", ")}]\n` : "",
    `boards = [\n${placed.join("")}]\n`,
    `flags = [${flags.map((flag) => `"${flag}"`).join(", ")}]\n`,
  ].join("");
}

/** The course in a file; null if it cannot be read. */
export function courseFrom(file: string): Course | null {
  try {
    return asCourse(parse(file));
  } catch {
    return null;
  }
}

/** What the server is given: nothing but what a course says. */
export function plain({ name, players, length, level, boards, flags }: Course): Course {
  return {
    name,
    ...(players ? { players } : {}),
    ...(length ? { length } : {}),
    ...(level ? { level } : {}),
    boards: boards.map(({ board, at, turned }) => ({ board, at, turned })),
    flags,
  };
}

/** What was found, if it is a course. */
export function asCourse(found: unknown): Course | null {
  const { name, boards, flags, players } = (found ?? {}) as Partial<Course>;
  const placed = (one: Partial<Placement>): Placement => ({
    board: String(one.board),
    at: String(one.at),
    turned: Number(one.turned ?? 0) % 4,
  });
  if (typeof name !== "string" || !Array.isArray(boards) || !Array.isArray(flags)) return null;
  return {
    name,
    ...(Array.isArray(players) ? { players } : {}),
    boards: boards.map(placed),
    flags: flags.map(String),
  };
}
