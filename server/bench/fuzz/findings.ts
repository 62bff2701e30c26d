import type { FuzzAnswer, FuzzCall } from './fuzz-call';

const SLOW_MS = 5_000;
const MAX_SHOWN = 20;
/**
 * The growth in MB that the bounded caches of the API may still have after the warm-up: addresses, refusals, shapes of
 * statements.
 */
const GROWTH_MB = 8;
/** The factor for pages not returned to the system yet. */
const GROWTH_TIMES = 1.25;

/** The memory of a process after garbage collection, in MB. */
export interface Memory {
  resident: number;
  /** The program's objects and buffers. */
  held: number;
}

/** The findings of a run. */
export class Findings {
  calls = 0;
  readonly problems: string[] = [];
  readonly statuses = new Map<number, number>();
  readonly times: number[] = [];
  readonly counts = { failed: 0, slow: 0, writtenByRefused: 0, voidWindows: 0, windows: 0, accepted: 0 };
  /** After the warm-up, and at the end. */
  readonly memory: Memory[] = [];
  /** The documented calls that were accepted at least once. */
  readonly reached = new Set<string>();
  private readonly answers = new Map<string, boolean>();

  note(call: FuzzCall, { status, tookMs, text }: FuzzAnswer): void {
    this.calls += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.times.push(tookMs);
    const isAccepted = status >= 200 && status < 400;
    if (isAccepted) this.counts.accepted += 1;
    if (status === 200 && call.operation.startsWith(`${call.method} `)) this.reached.add(call.operation);
    this.answers.set(call.id, isAccepted || status === 0);
    if (status >= 500) {
      this.counts.failed += 1;
      this.tell(`${status} for ${described(call)}: ${text.slice(0, 300)}`);
    }
    if (tookMs > SLOW_MS) {
      this.counts.slow += 1;
      this.tell(`${(tookMs / 1000).toFixed(1)} s (${status}) for ${described(call)}`);
    }
  }

  tell(problem: string): void {
    if (this.problems.length < MAX_SHOWN) this.problems.push(problem);
  }

  /** @param writing the ids of calls that the audit log records as writing */
  holdAgainst(writing: ReadonlySet<string>): void {
    for (const id of writing) {
      if (this.answers.get(id) ?? true) continue;
      this.counts.writtenByRefused += 1;
      this.tell(`${id} was refused, and the audit log tells what it wrote`);
    }
  }

  isMemoryFlat(): boolean {
    const [warm, end] = this.memory;
    if (!warm || !end) return true;
    return end.held < warm.held + GROWTH_MB && end.resident < warm.resident * GROWTH_TIMES;
  }
}

function described({ operation, method, path, headers, body, id }: FuzzCall): string {
  const text = typeof body === 'string' ? body : body === null ? '' : `form of ${body.length} bytes`;
  return `${id}, made of ${operation}: ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${text.slice(0, 400)}`;
}
