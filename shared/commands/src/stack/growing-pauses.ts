const FIRST_MS = 200;
const LONGEST_MS = 5000;
/** What has run so long is not what ends at each start. */
const STEADY_AFTER_MS = 60_000;

/** How long to wait before something is started again: longer each time, and briefly again after it has run well for long. */
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
