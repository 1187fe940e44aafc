// How much time is left, as a clock shows it.

/** Hours, minutes and seconds: 0:07, 12:30, 1:02:05. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (part: number) => String(part).padStart(2, "0");
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The seconds that are left at `now` (the server's clock); a clock that stands, or is yet to start, keeps its own. */
export function secondsLeft(
  clock: { left: number; until?: number | null },
  now: number,
  running: boolean,
): number {
  return running && clock.until ? Math.min(clock.left, Math.max(0, clock.until - now)) : clock.left;
}

interface Hand {
  left: number;
  until?: number | null;
}

/** Whether a clock is yet to start at `now` (the server's clock): that comes `left` seconds before its end. */
export function isWaiting(clock: Hand | undefined, now: number): boolean {
  return clock?.until != null && clock.until - clock.left > now;
}

/** The time of a seat that is over first: its clock at the table, or what the rules leave it. */
export function clockOf(
  shown: { clocks?: Hand[]; hurries?: Record<string, Hand> } | null | undefined,
  seat: number,
): { clock: Hand; hurry: boolean } | null {
  const clock = shown?.clocks?.[seat - 1];
  const hurry = shown?.hurries?.[seat];
  if (!hurry) return clock ? { clock, hurry: false } : null;
  const first = !clock || (hurry.until ?? hurry.left) <= (clock.until ?? clock.left);
  return first ? { clock: hurry, hurry: true } : { clock, hurry: false };
}

interface Timed {
  table: { seats: { bot?: string | null }[] } | null;
  situation: Parameters<typeof clockOf>[0];
}

/** The time of a seat at a table, if somebody thinks there: a bot has none. */
export function personsClock(timed: Timed | null, seat: number): ReturnType<typeof clockOf> {
  return timed?.table?.seats[seat - 1]?.bot ? null : clockOf(timed?.situation, seat);
}
