// It is your turn: a tone of our own, a badge in the tab's title, a screen that stays awake.

let audio: AudioContext | null = null;

/** One clear tone of two notes, made here. */
export function ring(): void {
  audio ??= new AudioContext();
  const context = audio;
  [659.25, 987.77].forEach((frequency, at) => {
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

/** The title of the tab, with a mark while it is one's turn. */
export function entitle(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
}

/** Keep the screen awake; what is returned lets it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async () => {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
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
