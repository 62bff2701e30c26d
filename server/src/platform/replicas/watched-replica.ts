import type pg from 'pg';
import { createPool } from '../database/create-pool';
import { type KnownEntry, readReplica, type ReplicaState } from './positions.repository';

/** A replica that is further behind, or whose lag is unknown, answers no call. */
const MAX_LAG_MS = 1_000;
/**
 * A snapshot lists the transactions in progress and is remembered with each list, so their number is limited. See
 * `snapshotText`.
 */
const MAX_UNDER_WAY = 10_000;
const ANSWERS_WITHIN_MS = 900;

/** A position of the primary, with the time by this process's own clock. */
export interface PrimaryPosition {
  identity: string;
  position: bigint;
  at: number;
}

/** One replica with its state and its connections. Its initial state is unknown, so that no call reads there. */
export class WatchedReplica {
  /** The name for metrics and the log; contains no password. */
  readonly name: string;
  #pool: pg.Pool;
  /** A separate connection: calls that use up the pool must not make the replica look late. */
  readonly #watch: pg.Pool;
  #position = -1n;
  #entry: KnownEntry = { id: 0, month: '-infinity' };
  /** The time up to which the replica has everything that the primary had. */
  #caughtUpAt = -Infinity;
  #problem: string | null = 'it has not answered yet';
  /** The number of reads in progress on this replica. */
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

  /** The maximum lag in ms; Infinity when unknown. */
  get lagMs(): number {
    return performance.now() - this.#caughtUpAt;
  }

  /** The reason why no call reads here; null when calls may. */
  get problem(): string | null {
    return this.#problem ?? (this.lagMs > MAX_LAG_MS ? 'it is more than a second behind' : null);
  }

  /** The last audit entry that the replica is known to have. */
  get entry(): KnownEntry {
    return this.#entry;
  }

  /** @param entry id of the audit entry that the replica must have; 0 for none */
  has(entry: number): boolean {
    return this.problem === null && entry <= this.#entry.id;
  }

  /** Stops reads here until the replica has answered again. */
  suspend(): void {
    this.#problem = 'a read has failed';
  }

  /** @param primary its recent positions, oldest first */
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
        underWay > MAX_UNDER_WAY ? `${underWay} transactions have begun since the oldest that is open` : null;
    }
  }

  /**
   * Replaces the pool after the replica was rebuilt from an older state: caches that belong to the old pool describe a future
   * that may not come.
   */
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
