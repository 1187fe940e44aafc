// It is your turn: a tone of our own, a badge in the tab's title, a screen that stays awake.

const NOTES = [659.25, 987.77]; // hertz
const PATIENCE = 500; // milliseconds after which a tone would come too late

let audio: AudioContext | null = null;

/** One clear tone of two notes, made here; nothing while the browser wants a press first. */
export async function ring(): Promise<void> {
  audio ??= new AudioContext();
  const context = audio;
  if (!(await sounds(context))) return;
  NOTES.forEach((frequency, at) => {
    const start = context.currentTime + at * 0.14;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.18, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}

/** Whether a tone is heard now: a browser may want that somebody presses something first. */
async function sounds(context: AudioContext): Promise<boolean> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([context.resume(), late]);
  return context.state === "running";
}

/** The title of the tab, with a mark while it is one's turn. */
export function entitle(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
}

/** Keep the screen of a phone awake; what is returned lets it sleep again. */
export function stayAwake(): () => void {
  if (!("wakeLock" in navigator) || !window.matchMedia("(pointer: coarse)").matches)
    return () => {};
  let lock: WakeLockSentinel | null = null;
  let over = false;
  // A page that is hidden loses its lock, and takes another one when it is seen again.
  const take = async () => {
    if (over || document.visibilityState !== "visible" || lock?.released === false) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void lock?.release();
  };
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
