// Whether the page has settled: nothing loads, is sent or moves. The page says so as `data-settled`,
// so that whoever drives it need not guess when to press.

let underWay = 0;
let started = false;
let looking = 0; // the frame in which the page is looked at next

/** Something is under way until the answer is called. */
export function busy(): () => void {
  let done = false;
  underWay += 1;
  stir();
  return () => {
    if (done) return;
    done = true;
    underWay -= 1;
    stir();
  };
}

/** Something is under way until there is an answer, whatever it is. */
export async function busyDuring<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const end = busy();
  try {
    return await answer;
  } finally {
    end();
  }
}

/** From now on the page says whether it has settled. */
export function startSettling(): void {
  started = true;
  for (const begun of ["transitionrun", "animationstart"]) document.addEventListener(begun, stir);
  stir();
}

/** Something happens: the page has settled once nothing has for two frames. */
function stir(): void {
  if (!started) return;
  delete document.documentElement.dataset.settled;
  cancelAnimationFrame(looking);
  if (underWay === 0) look(2);
}

function look(frames: number): void {
  looking = requestAnimationFrame(() => {
    if (moves()) look(2);
    else if (frames > 1) look(frames - 1);
    else document.documentElement.dataset.settled = "";
  });
}

/** Whether something moves that will come to its end: what glows for ever does not count. */
function moves(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
    );
}
