import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { GameShown, OptionShown } from "../../app/protocol.ts";
import OwnField from "./fixtures/OwnField.svelte";
import Options from "./Options.svelte";

const option = (of: Partial<OptionShown>): OptionShown => ({
  name: "one",
  text: "The option",
  default: null,
  clause: "XX-1",
  kind: "value",
  low: 0,
  high: 0,
  names: [],
  ...of,
});
const game = { name: "go", seats: [2], bots: [] } as unknown as GameShown;
const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `n${at}`, text: `Name ${at}` }));

function drawn(one: Partial<OptionShown>, chosen: Record<string, unknown> = {}): string {
  const props = { shown: [option(one)], own: {}, game, seats: 2, chosen };
  return render(Options, { props }).body;
}

describe("the options of a game", () => {
  it("are offered by their kind, each with its clause", () => {
    const flag = drawn({ kind: "flag", default: false });
    expect(flag.match(/type="radio"/g)).toHaveLength(2);
    expect(flag).toContain("XX-1");
    const number = drawn({ kind: "number", low: 0, high: 150, default: 7 });
    expect(number).toMatch(/type="number" min="0" max="150" value="7"/);
    expect(drawn({ kind: "name", names: named(3) }).match(/type="radio"/g)).toHaveLength(3);
    expect(drawn({ kind: "name", names: named(9) }).match(/<option/g)).toHaveLength(9);
    const other = drawn({ default: { deep: [2, 1] } });
    expect(other).toContain('type="file"');
    expect(other.replace(/<!--.*?-->/g, "")).not.toMatch(/[{}[\]]/);
  });

  it("show what was chosen, else what is usual", () => {
    expect(drawn({ kind: "number", high: 9, default: 7 }, { one: 3 })).toContain('value="3"');
    const [, on, off] = drawn({ kind: "flag", default: true }, { one: false }).split("<label");
    expect([on, off].map((key) => key?.includes("checked"))).toEqual([false, true]);
  });

  it("have a field of the game's own, if it brings one along", () => {
    const props = {
      shown: [option({ name: "course", default: "dizzy" }), option({ kind: "flag" })],
      own: { course: OwnField },
      game,
      seats: 3,
      chosen: {},
    };
    const { body } = render(Options, { props });
    expect(body).toContain("go course 3 dizzy");
    expect(body.match(/type="radio"/g)).toHaveLength(2);
    expect(body.match(/XX-1/g)?.length).toBeGreaterThanOrEqual(2);
  });
});
