import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { createPool } from '../database/create-pool';
import { databaseFailure } from '../database/database-failure';
import type { SignedInUser } from '../http/caller';
import { type KnownEntry, readPrimary } from './positions.repository';
import { type PrimaryPosition, WatchedReplica } from './watched-replica';

/** The interval at which the replicas' positions are read; a write may become readable there this much later. */
const READ_EVERY_MS = 250;
/** How long positions of the primary are kept: a replica that is further behind has an unknown lag. */
const KEPT_MS = 60_000;
const ANSWERS_WITHIN_MS = 900;
/** An entry that no replica has. */
const NO_ENTRY: KnownEntry = { id: Number.MAX_SAFE_INTEGER, month: 'infinity' };
/** A replica with fewer calls at once does not count as busy, so that reads leave the primary to writes. */
const BUSY_FROM = 4;

/** SQLSTATE class 40: rolled back, for example because a read conflicted with the replay of the WAL. */
const TAKEN_BACK = /^40/;

/** The server that answered a read: `again` is the primary, after a replica had failed. */
export type ReadWhere = 'primary' | 'replica' | 'again';

interface Options {
  pool: pg.Pool;
  databaseUrl: string;
  replicaUrls: readonly string[];
  /** The maximum number of connections to each replica. */
  connections: number;
  log: FastifyBaseLogger;
}

/**
 * Returns whether the primary may succeed where a replica failed. A statement that took too long is not repeated: by then its
 * caller has left.
 */
function failedBy(error: unknown): 'the replica' | 'itself' {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && TAKEN_BACK.test(code)) return 'the replica';
  const failure = databaseFailure(error);
  return failure === 'away' || failure === 'busy' || failure === 'full' ? 'the replica' : 'itself';
}

/**
 * Selects the server for calls that write nothing. A replica answers a call when it is known to be less than a second behind
 * and to have the caller's last write, by its number in the audit log: docs/decisions/0079. Without replicas all reads use the
 * primary.
 */
export class Reads {
  readonly replicas: readonly WatchedReplica[];
  onRead: (where: ReadWhere) => void = () => {};
  readonly #primary: PrimaryPosition[] = [];
  /** The number of reads in progress on the primary. */
  #readingOnPrimary = 0;
  readonly #watch: pg.Pool | null;
  readonly #problems = new Map<WatchedReplica, string | null>();
  readonly #stopping = new AbortController();
  #watching: Promise<void>[] = [];

  constructor(private readonly options: Options) {
    const { connections, databaseUrl, replicaUrls } = options;
    this.replicas = replicaUrls.map((url) => new WatchedReplica(url, connections));
    this.#watch =
      replicaUrls.length > 0 ? createPool(databaseUrl, { max: 1, answerWithinMs: ANSWERS_WITHIN_MS }) : null;
  }

  /** The newest audit entry that every usable replica has; writes up to it need no check. */
  knownEntry(): KnownEntry {
    const entries = this.replicas.filter(({ problem }) => problem === null).map(({ entry }) => entry);
    return entries.reduce((least, entry) => (entry.id < least.id ? entry : least), NO_ENTRY);
  }

  /** Runs work that only reads, on a replica if one is suitable. The work may run twice. */
  async run<T>(
    caller: Pick<SignedInUser, 'lastEntry'> | null,
    work: (db: pg.Pool) => Promise<T> | T,
  ): Promise<T> {
    const { pool } = this.options;
    if (this.replicas.length === 0) return work(pool);
    const replica = caller && this.#choose(caller.lastEntry);
    if (!replica) return this.#runOnPrimary('primary', work);
    replica.reading += 1;
    try {
      const answer = await work(replica.pool);
      this.onRead('replica');
      return answer;
    } catch (error) {
      if (failedBy(error) === 'itself') throw error;
      if (databaseFailure(error) === 'away') replica.suspend();
      this.options.log.info({ err: error, replica: replica.name }, 'read failed on a replica');
    } finally {
      replica.reading -= 1;
    }
    return this.#runOnPrimary('again', work);
  }

  async #runOnPrimary<T>(where: ReadWhere, work: (db: pg.Pool) => Promise<T> | T): Promise<T> {
    this.onRead(where);
    this.#readingOnPrimary += 1;
    try {
      return await work(this.options.pool);
    } finally {
      this.#readingOnPrimary -= 1;
    }
  }

  /**
   * Returns the usable replica with the fewest reads; undefined when all are busy and the primary is less so. As the primary
   * looks up the caller of every call, it takes only some of the reads.
   */
  #choose(entry: number): WatchedReplica | undefined {
    const fit = this.replicas.filter((replica) => replica.has(entry));
    const [least] = fit.sort((one, other) => one.reading - other.reading);
    const isLeft = least && least.reading >= BUSY_FROM && least.reading > this.#readingOnPrimary;
    return isLeft ? undefined : least;
  }

  /** Begins to watch the positions of the replicas, until `stop`. */
  start(): void {
    const primary = this.#watch;
    if (!primary || this.#watching.length > 0) return;
    // Separately, so that a hanging server does not make the others look late.
    this.#watching = [
      this.#often(() => this.#lookAtPrimary(primary)),
      ...this.replicas.map((replica) => this.#often(() => this.#lookAt(replica))),
    ];
  }

  async #often(look: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await look();
      await wait(READ_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #lookAtPrimary(primary: pg.Pool): Promise<void> {
    // Taken before the query: everything that the primary had by then is in its answer.
    const at = performance.now();
    try {
      const { identity, position } = await readPrimary(primary);
      this.#primary.push({ identity, position: BigInt(position), at });
      while (this.#primary[0]!.at < at - KEPT_MS) this.#primary.shift();
    } catch (error) {
      this.options.log.info({ err: error }, 'could not query the WAL position of the primary');
    }
  }

  async #lookAt(replica: WatchedReplica): Promise<void> {
    const before = this.#problems.get(replica);
    await replica.look(this.#primary);
    const { name, problem } = replica;
    if (problem === before) return;
    this.#problems.set(replica, problem);
    if (problem) this.options.log.warn({ replica: name, problem }, 'replica excluded from reads');
    else this.options.log.info({ replica: name }, 'replica included in reads');
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#watching);
    await Promise.all([this.#watch?.end(), ...this.replicas.map((replica) => replica.end())]);
  }
}
