import { AsyncLocalStorage } from 'node:async_hooks';

/** A part of the work of a call. Its name is public: it leaves the installation, and contains no value of the call. */
export interface Step {
  name: string;
  kind: 'statement' | 'outgoing' | 'wait';
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  isFailed: boolean;
}

type EndStep = (isFailed?: boolean) => void;

/** Further steps are counted only. */
const MAX_STEPS = 200;
/** Shorter waits are left out, because nearly every statement has one. */
const SHORTEST_WAIT_MS = 1;

/** The times of a call and of its steps. */
export class CallTrace {
  readonly startedAt = Date.now();
  readonly steps: Step[] = [];
  leftOut = 0;
  /** True once the call is answered: work that it has started is not a part of it any more. */
  isOver = false;
  readonly #began = performance.now();

  /** By the monotonic clock, so that no step ends before it begins. */
  now(): number {
    return this.startedAt + performance.now() - this.#began;
  }

  /** @returns a function that ends the step; further calls of it do nothing */
  begin(kind: Step['kind'], name: string): EndStep {
    const startedAt = this.now();
    let hasEnded = false;
    return (isFailed = false) => {
      const endedAt = this.now();
      if (hasEnded || this.isOver || (kind === 'wait' && endedAt - startedAt < SHORTEST_WAIT_MS)) return;
      hasEnded = true;
      if (this.steps.length < MAX_STEPS) this.steps.push({ name, kind, startedAt, endedAt, isFailed });
      else this.leftOut += 1;
    };
  }
}

const calls = new AsyncLocalStorage<CallTrace>();

/** Runs `work` and what it starts as a part of the call. */
export const inTrace = (trace: CallTrace, work: () => void): void => calls.run(trace, work);

/** Ends the following of calls, which costs time while no call has a trace. The next `inTrace` begins it again. */
export const stopTracing = (): void => calls.disable();

/** Returns the trace of the call that this code runs for; undefined without tracing and in background work. */
export function currentTrace(): CallTrace | undefined {
  const trace = calls.getStore();
  return trace?.isOver ? undefined : trace;
}

/** Runs `work` as a step of the call, if it has a trace. */
export async function asStep<T>(kind: Step['kind'], name: string, work: () => Promise<T>): Promise<T> {
  const end = currentTrace()?.begin(kind, name);
  try {
    const done = await work();
    end?.();
    return done;
  } catch (error) {
    end?.(true);
    throw error;
  }
}
