// Pictures for the rules: small floors in the alphabet of the boards, before and after.

export interface Scene {
  /** How it is at first; robots A to H are those of seats 1 to 8. */
  before: string;
  /** What comes of it; none if there is nothing to compare. */
  after?: string;
  /** Whether lasers fire. */
  fires?: boolean;
}

export const SCENES: Record<string, Scene> = {
  "RR-3": {
    before: `
 .   .   .   .
 .   1A^|2B^ .
 3C^ .   .   4D^
`,
  },
  "RR-17": {
    before: `
 .   .   .   .
 .A> .   .   .
 .   .B^ .   .
`,
    after: `
 .   .   .   .
 .   .   .A> .
 .   .B> .   .
`,
  },
  "RR-18": {
    before: `
 .A> .  |.   .
 .B> .   @   .
`,
    after: `
 .   .A>|.   .
 .   .   @   .
`,
  },
  "RR-19": {
    before: `
 .A> .B^ .C< .   .
`,
    after: `
 .   .A> .B^ .C< .
`,
  },
  "RR-20": {
    before: `
 .A> .B^ .C<|.
`,
    after: `
 .A> .B^ .C<|.
`,
  },
  "RR-22": {
    before: `
 ⇒A> ⇒   ⇒   .
 →B> →   →   .
 ↻C^ .   ↺D^ .
`,
    after: `
 ⇒   ⇒   ⇒A> .
 →   →B> →   .
 ↻C> .   ↺D< .
`,
  },
  "RR-24": {
    before: `
 .   ↓A^ .
 →B> .   ←C<
`,
    after: `
 .   ↓A^ .
 →B> .   ←C<
`,
  },
  "RR-25": {
    before: `
 →A> ↓   .
 .   ↓   .
`,
    after: `
 →   ↓Av .
 .   ↓   .
`,
  },
  "RR-26": {
    before: `
 ⇒A> ⇒   →   →
`,
    after: `
 ⇒   ⇒   →A> →
`,
  },
  "RR-28": {
    before: `
     ---     ---
 .   ▼A> .   ▽B<
 .   .   .   .
`,
    after: `
     ---     ---
 .   ▼   .   ▽B<
 .   .A> .   .
`,
  },
  "RR-29": {
    before: `
 ↻A^ .   ↺B^
`,
    after: `
 ↻A> .   ↺B<
`,
  },
  "RR-31": {
    before: `
>.   .   .A^ .   .B^|
».   .C> .   .   .  |
`,
    fires: true,
  },
  "RR-32": {
    before: `
 .A> .   @   .Bv .C<
 .D> .  |.   .E^ .
`,
    fires: true,
  },
  "RR-42": {
    before: `
 .   ①A^ .
 .   .   ②B>
`,
  },
  "RR-43": {
    before: `
 +A^ .   *B> .   ①C<
`,
  },
  "RR-44": {
    before: `
 +A^ .   *B> .   ①C<
`,
  },
  "RR-53": {
    before: `
 .   →   →  |→   .
     ---
 .   .   .   .   x
`,
  },
};
