import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sending } from "./sending.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answered = (ms: number) => new Promise<number>((resolve) => setTimeout(resolve, ms, ms));

it("says nothing of what is answered in a moment", async () => {
  const answer = sending.during(answered(300));
  await vi.advanceTimersByTimeAsync(299);
  expect(sending.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([await answer, sending.slow]).toEqual([300, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sending.slow).toBe(false);
});

it("says so as long as anything takes longer, also if that fails", async () => {
  const first = sending.during(answered(1000));
  const second = sending.during(
    answered(2000).then(() => {
      throw new Error("no");
    }),
  );
  const failed = expect(second).rejects.toThrow("no");
  await vi.advanceTimersByTimeAsync(500);
  expect(sending.slow).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  await first;
  expect(sending.slow).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(sending.slow).toBe(false);
});
