// Where somebody is: everything after the # of the address, so that no secret ever reaches a server's log.

import { back } from "./back.ts";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string; record: string; line: number | null }
  | { screen: "seat"; secret: string; own: boolean }
  | { screen: "table"; table: string }
  | { screen: "replay"; record: string; line: number | null }
  | { screen: "check"; record: string }
  | { screen: "rules"; game: string; clause: string }
  | { screen: "learn"; game: string; alone: boolean }
  | { screen: "puzzles"; game: string }
  | { screen: "puzzle"; game: string; puzzle: string }
  | { screen: "watch" }
  | { screen: "nowhere" };

/** Screens of something that the address names. */
const NAMING = ["new", "seat", "table", "replay", "check", "rules", "learn", "puzzles"];

/** What an address asks for; a screen that there is not is the home page. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const parts = decoded(path);
  if (!parts) return { screen: "nowhere" };
  const [screen = "", first = "", second = ""] = parts;
  if (NAMING.includes(screen) && !first) return { screen: "nowhere" };
  const asked = new URLSearchParams(query);
  switch (screen) {
    case "new":
      return {
        screen,
        game: first,
        record: asked.get("record") ?? "",
        line: whole(asked.get("line")),
      };
    case "seat":
    case "device": // somebody's own seat, on another device
      return { screen: "seat", secret: first, own: screen === "device" };
    case "table":
      return { screen, table: first };
    case "replay": {
      const [record = "", line] = first.split("@");
      return { screen, record, line: whole(line) };
    }
    case "check":
      return { screen, record: first };
    case "rules":
      return { screen, game: first, clause: second };
    case "learn":
      return { screen, game: first, alone: second === "alone" };
    case "puzzles":
      if (!second) return { screen, game: first };
      return { screen: "puzzle", game: first, puzzle: second };
    case "watch":
      return { screen };
    default:
      return { screen: "home" };
  }
}

/** The parts of a path; nothing if it is no address at all. */
function decoded(path: string): string[] | null {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return null; // a stray %
  }
}

function whole(text: string | null | undefined): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state<Route>({ screen: "home" });

  start(): void {
    const read = () => {
      this.route = readRoute(window.location.hash);
      window.scrollTo(0, 0);
    };
    window.addEventListener("hashchange", read);
    read();
  }

  /** Go somewhere; `instead` leaves no way back, for addresses that hold a secret. */
  async go(path: string, instead = false): Promise<void> {
    await back.settled(); // what was just closed is on its way out of the history
    if (instead) {
      window.history.replaceState(window.history.state, "", `#/${path}`);
      this.route = readRoute(window.location.hash);
    } else {
      window.location.hash = `/${path}`;
    }
  }
}

export const router = new Router();
