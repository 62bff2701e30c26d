import type { PolicyViolation } from '@backoffice/contract';
import { columnsOf } from '../database/statement';
import type { Queryable } from '../database/transaction';
import { addPolicyViolations } from './policy-violations.repository';

/** The maximum number of kinds in memory until the next write. */
const MAX_KINDS = 200;

type Violation = Pick<PolicyViolation, 'directive' | 'blocked' | 'page'>;

/** Counts in memory and writes at intervals, so that a flood of reports does not write a row for each. */
export class PolicyViolations {
  #counted = new Map<string, Violation & { times: number }>();

  constructor(readonly db: Queryable) {}

  add(violation: Violation, times = 1): void {
    const isNew = !this.#counted.has(keyOf(violation));
    const merged =
      isNew && this.#counted.size >= MAX_KINDS ? { ...violation, blocked: '', page: '' } : violation;
    const key = keyOf(merged);
    this.#counted.set(key, { ...merged, times: (this.#counted.get(key)?.times ?? 0) + times });
  }

  /** Adds the counts to those of all processes; after a failure they are kept for the next write. */
  async write(): Promise<void> {
    const counted = [...this.#counted.values()];
    if (counted.length === 0) return;
    this.#counted.clear();
    try {
      await addPolicyViolations(this.db, columnsOf(counted));
    } catch (error) {
      for (const { times, ...violation } of counted) this.add(violation, times);
      throw error;
    }
  }
}

function keyOf({ directive, blocked, page }: Violation): string {
  return JSON.stringify([directive, blocked, page]);
}
