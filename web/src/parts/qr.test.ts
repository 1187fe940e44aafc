import { expect, it } from "vitest";
import { qrPath } from "./qr.ts";

it("draws a code that grows with its text", async () => {
  const short = await qrPath("https://a.example/");
  const long = await qrPath(`https://a.example/#/seat/${"x".repeat(80)}`);
  expect(short.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  expect(short.path).toMatch(/^M4 4h7v1h-7z/); // a corner's mark, behind the quiet zone
  expect(long.modules).toBeGreaterThan(short.modules);
});
