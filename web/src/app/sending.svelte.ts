// What is on its way to the server: whoever waits for it longer than a moment is told.

const MOMENT = 400; // milliseconds

class Sending {
  /** Whether something takes longer than a moment. */
  slow = $state(false);
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Wait for an answer. */
  async during<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.#count += 1;
    if (this.#count === 1) {
      this.#timer = setTimeout(() => {
        this.slow = true;
      }, MOMENT);
    }
    try {
      return await answer;
    } finally {
      this.#count -= 1;
      if (this.#count === 0) {
        clearTimeout(this.#timer);
        this.slow = false;
      }
    }
  }
}

export const sending = new Sending();
