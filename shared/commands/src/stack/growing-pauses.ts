const FIRST_MS = 200;
const LONGEST_MS = 5000;
/** The run time in ms after which a process no longer counts as failing at its start. */
const STEADY_AFTER_MS = 60_000;

/** Pauses in ms before a restart: each longer than the previous one, and short again after a long run. */
export class GrowingPauses {
  #nextMs = FIRST_MS;
  #lastAt = -Infinity;

  next(now = performance.now()): number {
    if (now - this.#lastAt > STEADY_AFTER_MS) this.#nextMs = FIRST_MS;
    const pauseMs = this.#nextMs;
    this.#lastAt = now;
    this.#nextMs = Math.min(pauseMs * 2, LONGEST_MS);
    return pauseMs;
  }
}
