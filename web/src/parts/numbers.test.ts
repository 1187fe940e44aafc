import { expect, it } from "vitest";
import { printed } from "./numbers.ts";

it("prints what is less than nothing with a minus", () => {
  expect([0, 12, -3].map(printed)).toEqual(["0", "12", "−3"]);
});
