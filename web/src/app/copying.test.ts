import { afterEach, describe, expect, it, vi } from "vitest";
import { copied } from "./copying.ts";

/** A page of which nothing is known but what is copied by command. */
function page(command: () => boolean): { left: () => number; within: string[] } {
  let fields = 0;
  const within: string[] = [];
  const place = (name: string) => ({
    append: () => {
      fields += 1;
      within.push(name);
    },
  });
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", {
    activeElement: null,
    body: place("body"),
    createElement: () => ({
      select() {},
      remove() {
        fields -= 1;
      },
    }),
    querySelectorAll: () => [place("menu"), place("on top of it")],
    execCommand: command,
  });
  return { left: () => fields, within };
}

const clipboard = (writeText: () => Promise<void>) =>
  vi.stubGlobal("navigator", { clipboard: { writeText } });

afterEach(() => vi.unstubAllGlobals());

describe("a link that is copied", () => {
  it("goes to the clipboard where there is one", async () => {
    const written = vi.fn(() => Promise.resolve());
    clipboard(written);
    expect(await copied("https://a.example/")).toBe(true);
    expect(written).toHaveBeenCalledWith("https://a.example/");
  });

  it("is copied from a field where there is none, in the dialog on top", async () => {
    vi.stubGlobal("navigator", {});
    const { left, within } = page(() => true);
    expect(await copied("https://a.example/")).toBe(true);
    expect(within).toEqual(["on top of it"]);
    expect(left()).toBe(0);
  });

  it("is not called copied where the browser refuses both", async () => {
    clipboard(() => Promise.reject(new Error("no permission")));
    const refused = page(() => false);
    expect(await copied("https://a.example/")).toBe(false);
    expect(refused.left()).toBe(0);
    const thrown = page(() => {
      throw new Error("unknown command");
    });
    expect(await copied("https://a.example/")).toBe(false);
    expect(thrown.left()).toBe(0);
  });
});
