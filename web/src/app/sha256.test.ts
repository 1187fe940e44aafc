import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hex, hmac, sha256, unhex, utf8 } from "./sha256.ts";

describe("SHA-256", () => {
  // FIPS 180-4 and NIST's example values.
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    [
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("of a message that NIST gives", (message, digest) => {
    expect(hex(sha256(utf8(message)))).toBe(digest);
  });

  it("is Node's, for every length about a block", () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
});

describe("HMAC-SHA256", () => {
  // RFC 4231, test cases 1, 2, 3, 6 and 7.
  it.each([
    [
      "0b".repeat(20),
      hex(utf8("Hi There")),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ],
    [
      hex(utf8("Jefe")),
      hex(utf8("what do ya want for nothing?")),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [
      "aa".repeat(20),
      "dd".repeat(50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
    ],
    [
      "aa".repeat(131),
      hex(utf8("Test Using Larger Than Block-Size Key - Hash Key First")),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
    [
      "aa".repeat(131),
      hex(
        utf8(
          "This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.",
        ),
      ),
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
    ],
  ])("of a message that RFC 4231 gives", (key, message, digest) => {
    expect(hex(hmac(unhex(key), unhex(message)))).toBe(digest);
  });

  it("is Node's, for keys of every length about a block", () => {
    for (let length = 0; length < 130; length += 1) {
      const key = Uint8Array.from({ length }, (_, at) => (at * 11 + length) % 256);
      const mac = createHmac("sha256", key).update("botyard").digest("hex");
      expect(hex(hmac(key, utf8("botyard")))).toBe(mac);
    }
  });
});
