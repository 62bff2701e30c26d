import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { createPool } from '../database/create-pool';
import { databaseFailure } from '../database/database-failure';
import type { SignedInUser } from '../http/caller';
import { type KnownEntry, readPrimary } from './positions.repository';
import { type PrimaryPosition, WatchedReplica } from './watched-replica';

/** So often it is asked how far each replica is; what was written may be read there this much later. */
const ASK_EVERY_MS = 250;
/** Positions of the primary that are kept: a replica that is further behind is only known to be that. */
const KEPT_MS = 60_000;
const ANSWERS_WITHIN_MS = 900;
/** Nobody has written it: no replica will do. */
const NO_ENTRY: KnownEntry = { id: Number.MAX_SAFE_INTEGER, month: 'infinity' };
/** A replica that answers fewer calls at once is not taken for busy: then the primary is left to who writes. */
const BUSY_FROM = 4;

/** SQLSTATE class 40: taken back, as by a replica that had to go on with what a read held up. */
const TAKEN_BACK = /^40/;

/** Where a call was read: `again` on the primary, after it had failed on a replica. */
export type ReadWhere = 'primary' | 'replica' | 'again';

interface Options {
  pool: pg.Pool;
  databaseUrl: string;
  replicaUrls: readonly string[];
  /** Of each replica at most. */
  connections: number;
  log: FastifyBaseLogger;
}

/** Whether the primary may do better. Not where a statement took too long: by then nobody waits. */
function failedBy(error: unknown): 'the replica' | 'itself' {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && TAKEN_BACK.test(code)) return 'the replica';
  const failure = databaseFailure(error);
  return failure === 'away' || failure === 'busy' || failure === 'full' ? 'the replica' : 'itself';
}

/**
 * Where calls read that write nothing. A replica answers one when it is known to be less than a second behind, and to have what the
 * caller wrote last, by the number that the audit log gave it: docs/decisions/0079. Without replicas all is read on the primary.
 */
export class Reads {
  readonly replicas: readonly WatchedReplica[];
  onRead: (where: ReadWhere) => void = () => {};
  readonly #primary: PrimaryPosition[] = [];
  /** Calls that are read on the primary just now. */
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

  /** That all replicas have which are read from: what a caller has written up to it needs no asking. */
  knownEntry(): KnownEntry {
    const entries = this.replicas.filter(({ problem }) => problem === null).map(({ entry }) => entry);
    return entries.reduce((least, entry) => (entry.id < least.id ? entry : least), NO_ENTRY);
  }

  /** Does what reads and writes nothing, on a replica where one will do. It may be done twice. */
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
      if (databaseFailure(error) === 'away') replica.doubt();
      this.options.log.info({ err: error, replica: replica.name }, 'a read failed on a replica');
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
   * Of those that have the entry, the one that reads least; none where all of them are busy and the primary is less so: it asks who calls
   * for all, which leaves it the power for some of the reads.
   */
  #choose(entry: number): WatchedReplica | undefined {
    const fit = this.replicas.filter((replica) => replica.has(entry));
    const [least] = fit.sort((one, other) => one.reading - other.reading);
    const isLeft = least && least.reading >= BUSY_FROM && least.reading > this.#readingOnPrimary;
    return isLeft ? undefined : least;
  }

  /** From now on it is known how far replicas are, until `stop`. */
  start(): void {
    const primary = this.#watch;
    if (!primary || this.#watching.length > 0) return;
    // Each by itself: one that hangs makes no other look late.
    this.#watching = [
      this.#often(() => this.#lookAtPrimary(primary)),
      ...this.replicas.map((replica) => this.#often(() => this.#lookAt(replica))),
    ];
  }

  async #often(look: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await look();
      await wait(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #lookAtPrimary(primary: pg.Pool): Promise<void> {
    // Before it is asked: what it had by then, it has in its answer.
    const at = performance.now();
    try {
      const { identity, position } = await readPrimary(primary);
      this.#primary.push({ identity, position: BigInt(position), at });
      while (this.#primary[0]!.at < at - KEPT_MS) this.#primary.shift();
    } catch (error) {
      this.options.log.info({ err: error }, 'where the primary is could not be asked');
    }
  }

  async #lookAt(replica: WatchedReplica): Promise<void> {
    const before = this.#problems.get(replica);
    await replica.look(this.#primary);
    const { name, problem } = replica;
    if (problem === before) return;
    this.#problems.set(replica, problem);
    if (problem) this.options.log.warn({ replica: name, problem }, 'nothing is read from a replica');
    else this.options.log.info({ replica: name }, 'a replica is read from');
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#watching);
    await Promise.all([this.#watch?.end(), ...this.replicas.map((replica) => replica.end())]);
  }
}
