import type pg from 'pg';
import { createPool } from '../database/create-pool';
import { type KnownEntry, readReplica, type ReplicaState } from './positions.repository';

/** A replica that is further behind, or is not known to be nearer, answers no call. */
const MOST_LAG_MS = 1_000;
/** What a list remembers names the transactions that were under way: no list of millions. See `snapshotOnReplica`. */
const MOST_UNDER_WAY = 10_000;
const ANSWERS_WITHIN_MS = 900;

/** Where the primary was, at a time of this process's own clock. */
export interface PrimaryPosition {
  identity: string;
  position: bigint;
  at: number;
}

/** One replica: what is known of it, and its connections. Nothing is known to begin with, so that nothing is read there. */
export class WatchedReplica {
  /** For metrics and the log; holds no password. */
  readonly name: string;
  #pool: pg.Pool;
  /** Of its own: calls that fill the pool must not make the replica look late. */
  readonly #watch: pg.Pool;
  #position = -1n;
  #entry: KnownEntry = { id: 0, month: '-infinity' };
  /** All that the primary had then is here. */
  #caughtUpAt = -Infinity;
  #problem: string | null = 'it has not answered yet';
  /** Calls that are answered here right now. */
  reading = 0;

  constructor(
    private readonly url: string,
    private readonly connections: number,
  ) {
    const { hostname, port, searchParams } = new URL(url);
    this.name = `${searchParams.get('host') ?? hostname}:${port || 5432}`;
    this.#pool = createPool(url, { max: connections, isReplica: true });
    this.#watch = createPool(url, { max: 1, answerWithinMs: ANSWERS_WITHIN_MS });
  }

  get pool(): pg.Pool {
    return this.#pool;
  }

  /** How far behind it is at most; Infinity where that is not known. */
  get lagMs(): number {
    return performance.now() - this.#caughtUpAt;
  }

  /** Why nothing is read here; null where it is. */
  get problem(): string | null {
    return this.#problem ?? (this.lagMs > MOST_LAG_MS ? 'it is more than a second behind' : null);
  }

  /** The last entry that is known to be here. */
  get entry(): KnownEntry {
    return this.#entry;
  }

  /** @param entry of the audit log, that must be here; 0: none */
  has(entry: number): boolean {
    return this.problem === null && entry <= this.#entry.id;
  }

  /** Nothing more is read here until it has answered again. */
  doubt(): void {
    this.#problem = 'a read has failed';
  }

  /** @param primary where it was lately, oldest first */
  async look(primary: readonly PrimaryPosition[]): Promise<void> {
    try {
      this.#note(await readReplica(this.#watch), primary);
    } catch (error) {
      this.#problem = `it does not answer: ${(error as Error).message}`;
    }
  }

  #note(state: ReplicaState, primary: readonly PrimaryPosition[]): void {
    const { identity, position, entry: id, month, underWay } = state;
    const newest = primary.at(-1);
    if (position === null) this.#problem = 'it is no replica';
    else if (newest && identity !== newest.identity) this.#problem = 'it is a replica of another database';
    else {
      const reached = BigInt(position);
      if (reached < this.#position) this.#forget();
      this.#position = reached;
      this.#entry = { id, month };
      const caughtUp = primary.findLast((earlier) => earlier.position <= reached);
      this.#caughtUpAt = Math.max(this.#caughtUpAt, caughtUp?.at ?? -Infinity);
      this.#problem =
        underWay > MOST_UNDER_WAY
          ? `${underWay} transactions have begun since the oldest that is open`
          : null;
    }
  }

  /** It was made anew of an older state: what was remembered of it, by its pool, is of a future that need not come. */
  #forget(): void {
    const former = this.#pool;
    this.#pool = createPool(this.url, { max: this.connections, isReplica: true });
    this.#caughtUpAt = -Infinity;
    void former.end();
  }

  async end(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#watch.end()]);
  }
}
