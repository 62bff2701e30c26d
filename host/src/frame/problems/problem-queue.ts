import {
  problemLimits,
  type ProblemsRequest,
  type ReportedProblem,
  type ReportedVital,
} from '@backoffice/contract';
import {
  PROBLEM_REPORT_PAUSES_MS,
  PROBLEMS_GATHERED_MS,
  REPEATED_PROBLEMS_EVERY_MS,
} from '../../kernel/patience';

/** Sends a report. `isLeaving`: the page is being left. */
export type SendReport = (report: ProblemsRequest, isLeaving: boolean) => Promise<unknown>;

/** The different problems that a page reports; further ones are left out. */
const MAX_KINDS = 100;

interface Waiting {
  problem: ReportedProblem;
  /** The number of occurrences that were not reported yet. */
  times: number;
  isKnown: boolean;
}

const keyOf = ({ requestId: _, times: __, ...problem }: ReportedProblem) => JSON.stringify(problem);

/** Gathers what a page reports, and sends it in batches. Equal problems are counted. */
export class ProblemQueue {
  private readonly waiting = new Map<string, Waiting>();
  private vitals: ReportedVital[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Infinity;
  private failures = 0;

  constructor(private readonly send: SendReport) {}

  addProblem(problem: ReportedProblem): void {
    const key = keyOf(problem);
    const known = this.waiting.get(key);
    if (!known && this.waiting.size >= MAX_KINDS) return;
    const { times = 0, isKnown = false } = known ?? {};
    this.waiting.set(key, { problem, times: Math.min(times + 1, problemLimits.times), isKnown });
    this.schedule(isKnown ? REPEATED_PROBLEMS_EVERY_MS : PROBLEMS_GATHERED_MS);
  }

  addVital(vital: ReportedVital): void {
    const isSame = (other: ReportedVital) =>
      other.name === vital.name && other.route === vital.route && other.release === vital.release;
    this.vitals = [...this.vitals.filter((other) => !isSame(other)), vital].slice(-problemLimits.vitals);
    this.schedule(REPEATED_PROBLEMS_EVERY_MS);
  }

  /** Sends what waits, now. */
  async flush(isLeaving = false): Promise<void> {
    clearTimeout(this.timer);
    this.dueAt = Infinity;
    const batch = [...this.waiting.values()]
      .filter(({ times }) => times > 0)
      .slice(0, problemLimits.problems);
    const vitals = this.vitals.splice(0);
    if (batch.length + vitals.length === 0 || this.hasGivenUp()) return;
    const problems = batch.map(({ problem, times }) => ({ ...problem, times }));
    for (const each of batch) Object.assign(each, { times: 0, isKnown: true });
    try {
      await this.send({ problems, vitals }, isLeaving);
      this.failures = 0;
    } catch {
      for (const [index, each] of batch.entries()) each.times += problems[index]!.times;
      this.vitals = [...vitals, ...this.vitals].slice(-problemLimits.vitals);
      this.failures += 1;
      if (!this.hasGivenUp()) this.schedule(PROBLEM_REPORT_PAUSES_MS[this.failures - 1]!);
      return;
    }
    if ([...this.waiting.values()].some(({ times, isKnown }) => times > 0 && !isKnown))
      this.schedule(PROBLEMS_GATHERED_MS);
  }

  private hasGivenUp(): boolean {
    return this.failures > PROBLEM_REPORT_PAUSES_MS.length;
  }

  /** A report that is due earlier takes the others along. After a failure nothing is sent before its pause is over. */
  private schedule(ms: number): void {
    const at = Date.now() + ms;
    const isPausing = this.failures > 0 && this.dueAt < Infinity;
    if (at >= this.dueAt || isPausing) return;
    clearTimeout(this.timer);
    this.dueAt = at;
    this.timer = setTimeout(() => void this.flush(), ms);
  }
}
