import { describe, expect, it } from "vitest";
import { fitted } from "./typed.ts";

describe("what is typed into a field", () => {
  it("may be as long as the server allows, however many bytes a character has", () => {
    expect(fitted("🤖".repeat(24), "", 24)).toBe("🤖".repeat(24));
    expect(fitted("🤖".repeat(25), "", 24)).toBe("🤖".repeat(24));
    expect(fitted("e\u0301".repeat(24), "", 24)).toBe("e\u0301".repeat(24));
    expect(fitted("e\u0301".repeat(25), "", 24)).toBe("é".repeat(24));
  });

  it("loses what was typed last, not what stands behind the cursor", () => {
    expect(fitted("abX", "cd", 4)).toBe("ab");
    expect(fitted("", "abcde", 4)).toBe("");
  });
});
