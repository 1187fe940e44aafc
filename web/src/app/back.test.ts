import { beforeEach, describe, expect, it } from "vitest";
import { Back } from "./back.ts";

/** A browser's history of one address: entries are left at once and reached a moment later. */
class Entries {
  entries: unknown[] = [null];
  at = 0;
  left = false;
  traveling = 0;
  arrived = () => {};

  get state(): unknown {
    return this.entries[this.at];
  }

  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }

  go(delta: number): void {
    this.traveling += 1;
    setTimeout(() => {
      this.traveling -= 1;
      this.at += delta;
      this.left = this.at < 0;
      if (!this.left) this.arrived();
    });
  }
}

let past: Entries;
let back: Back;
let open: string[];

/** Open something; the answer closes it as its own button would. */
function show(name: string): () => void {
  open.push(name);
  const hide = () => {
    open = open.filter((one) => one !== name);
  };
  const forget = back.closes(hide);
  return () => {
    hide();
    forget();
  };
}

/** Wait until nobody travels any more, however slow the machine is. */
async function settled(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (past.traveling);
}

async function pressBack(): Promise<void> {
  past.go(-1);
  await settled();
}

beforeEach(() => {
  past = new Entries();
  back = new Back(past);
  past.arrived = () => back.arrived();
  open = [];
});

describe("Back", () => {
  it("closes what was opened last, then the rest, then leaves", async () => {
    show("tab");
    show("sheet");
    await settled();
    await pressBack();
    expect(open).toEqual(["tab"]);
    await pressBack();
    expect(open).toEqual([]);
    expect(past.left).toBe(false);
    await pressBack();
    expect(past.left).toBe(true);
  });

  it("leaves at once after a sheet was closed otherwise", async () => {
    const close = show("sheet");
    await settled();
    close();
    await settled();
    expect(past.at).toBe(0);
    await pressBack();
    expect(past.left).toBe(true);
  });

  it("closes the sheet that took the place of another", async () => {
    const close = show("menu");
    await settled();
    close();
    show("preferences");
    await settled();
    expect(open).toEqual(["preferences"]);
    expect(past.at).toBe(1);
    await pressBack();
    expect(open).toEqual([]);
    expect(past.left).toBe(false);
  });

  it("leaves a sheet open that opens while another one closes", async () => {
    const close = show("menu");
    await settled();
    close();
    await Promise.resolve(); // on the way back
    show("help");
    await settled();
    expect(open).toEqual(["help"]);
    await pressBack();
    expect(open).toEqual([]);
    expect(past.left).toBe(false);
  });

  it("passes over an entry whose sheet is gone", async () => {
    past.entries = [null, { depth: 1 }, null];
    past.at = 2; // a link inside the sheet led elsewhere
    await pressBack();
    expect(past.at).toBe(0);
    expect(past.left).toBe(false);
  });

  it("lets an address change only once the browser stands where it should", async () => {
    const hide = show("menu");
    await settled();
    const done: number[] = [];
    hide();
    const changed = back.settled().then(() => done.push(past.at));
    expect(past.at).toBe(1);
    await changed;
    expect(done).toEqual([0]);
    await back.settled(); // nothing is open: at once
  });
});
