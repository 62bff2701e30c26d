import { stopTracing } from './call-trace';

/** Long beside a call: following ends with the last call of the window. */
const WINDOW_MS = 1_000;
/** The time that calls of a window have to end; later steps are left out. */
const GRACE_MS = 2_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Chooses a share of the calls: all that begin within short windows, at times that no caller can know. Between the windows nothing
 * is followed, because Node.js before 24 takes a third more time for each call while any is (docs/measurements/tracing.md).
 */
export class SampleWindows {
  #isOpen = false;
  #running = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly share: number) {
    if (share >= 1) this.#isOpen = true;
    else this.#after(2 * Math.random() * (WINDOW_MS / share - WINDOW_MS), () => this.#open());
  }

  #after(ms: number, work: () => void): void {
    this.#timer = setTimeout(work, Math.min(ms, LONGEST_TIMER_MS)).unref();
  }

  #open(): void {
    this.#isOpen = true;
    this.#after(WINDOW_MS, () => {
      this.#isOpen = false;
      if (this.#running === 0) stopTracing();
      const untilNext = 2 * Math.random() * (WINDOW_MS / this.share - WINDOW_MS);
      this.#after(Math.min(untilNext, GRACE_MS), () => {
        stopTracing();
        this.#running = 0;
        this.#after(untilNext - Math.min(untilNext, GRACE_MS), () => this.#open());
      });
    });
  }

  /** Returns true when the call that begins is traced. */
  begin(): boolean {
    if (this.#isOpen) this.#running += 1;
    return this.#isOpen;
  }

  /** Ends a call that is traced. */
  finish(): void {
    this.#running = Math.max(0, this.#running - 1);
    if (!this.#isOpen && this.#running === 0) stopTracing();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
