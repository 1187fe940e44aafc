// What somebody types, as the server counts it: by characters of Unicode, composed where they can be.

/** The longest name of a person or an account. */
export const LONGEST_NAME = 24;

/** As much of what stands before the cursor as there is room for; what stands behind it stays. */
export function fitted(before: string, behind: string, longest: number): string {
  const characters = [...before.normalize("NFC")];
  const room = Math.max(0, longest - [...behind.normalize("NFC")].length);
  return characters.length <= room ? before : characters.slice(0, room).join("");
}
