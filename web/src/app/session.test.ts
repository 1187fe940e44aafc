import { describe, expect, it } from "vitest";
import { NOBODYS } from "../screens/apart.ts";
import type { Socket } from "./connection.ts";
import type { TableShown } from "./protocol.ts";
import { TableSession } from "./session.svelte.ts";

const table: TableShown = {
  ...NOBODYS,
  id: "t",
  game: "g",
  status: "playing",
  seats: [],
  still: { floor: ["A1"] },
};

function begin(): { session: TableSession; says: (frame: object) => void } {
  const socket: Socket = { send() {}, close() {}, onopen: null, onclose: null, onmessage: null };
  const session = new TableSession("t", () => socket);
  session.start();
  return { session, says: (frame) => socket.onmessage?.({ data: JSON.stringify(frame) }) };
}
const welcome = {
  type: "welcome",
  protocol: 1,
  server: "",
  seats: [1],
  owner: true,
  now: 0,
  table,
};

describe("a table seen live", () => {
  it("keeps what never changes, which is sent once", () => {
    const { session, says } = begin();
    expect(session.still).toEqual({});
    says(welcome);
    const { still } = session;
    expect(still).toEqual({ floor: ["A1"] });
    says({ type: "table", table: { ...table, status: "over", still: null } });
    expect(session.table?.status).toBe("over");
    says(welcome); // after the connection was lost
    expect(session.still).toBe(still);
  });

  it("knows that a seat was taken away, until there is one again", () => {
    const { session, says } = begin();
    says({ ...welcome, seats: [] });
    expect(session.removed).toBe(false); // who only watches had none
    says(welcome);
    says({ ...welcome, seats: [] });
    says({ ...welcome, seats: [] }); // after the connection was lost
    expect(session.removed).toBe(true);
    says(welcome);
    expect(session.removed).toBe(false);
    says({ type: "refused", id: "", error: "table-missing", clause: null, params: {}, text: "" });
    expect(session.removed).toBe(true);
  });
});
