/** Sends a commit in its turn; rejects without sending it when the wait is too long. */
type InTurn = <T>(commit: () => Promise<T>) => Promise<T>;

/** The time between transactions that are let through while commits hang, to find out whether writes are accepted again. */
const TRIED_EVERY_MS = 5_000;

/** The database accepts no writes: earlier commits still wait, and nothing of this one was stored. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** A commit was not answered in time: it is not known whether it was stored. */
export class CommitTimeoutError extends Error {
  override readonly name = 'CommitTimeoutError';
  /** @param end settles with the commit; the connection is in use until then */
  constructor(readonly end: Promise<unknown>) {
    super('A commit was not answered in time.');
  }
}

/**
 * The commits of one pool. A commit has no time limit of its own: PostgreSQL waits for its disk, and for a synchronous replica.
 */
export class Commits {
  /** The late commits, with the times at which they were sent. */
  readonly #late = new Set<{ sentAt: number }>();
  #storedAt = -Infinity;
  #triedAt = -Infinity;

  constructor(
    private readonly inTurn: InTurn,
    private readonly withinMs: number,
  ) {}

  /** The number of late commits at present. */
  get late(): number {
    return this.#late.size;
  }

  /**
   * Checks whether writes are accepted; called before each write.
   *
   * @param mayTry true when this transaction may be the one that is let through as a trial
   * @throws StorageUnavailableError when a commit is late and nothing was stored since it was sent
   */
  enter(mayTry: boolean): void {
    const [oldest] = this.#late;
    if (!oldest || this.#storedAt > oldest.sentAt) return;
    const now = performance.now();
    if (!mayTry || now - this.#triedAt < TRIED_EVERY_MS)
      throw new StorageUnavailableError('The database is not accepting writes.');
    this.#triedAt = now;
  }

  /**
   * Sends a commit, or a statement that is its own transaction, and waits for the answer.
   *
   * @param isStored whether success means that rows were stored
   * @throws CommitTimeoutError when the answer takes too long; StorageUnavailableError when too many commits wait, and nothing
   *   was sent
   */
  async send<T>(commit: () => Promise<T>, isStored: boolean): Promise<T> {
    const waiting = { sentAt: performance.now(), isSent: false, isAnswered: false };
    const answer = this.inTurn(() => {
      waiting.isSent = true;
      return commit();
    });
    const note = () => {
      waiting.isAnswered = true;
      this.#late.delete(waiting);
    };
    const end = answer.then(() => {
      if (isStored) this.#storedAt = performance.now();
      note();
    }, note);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        if (waiting.isAnswered) return;
        this.#late.add(waiting);
        reject(new CommitTimeoutError(end));
      };
      // When the process was busy for long, the answer may have arrived without having been read.
      timer = setTimeout(() => setImmediate(giveUp), this.withinMs);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      if (waiting.isSent) throw error;
      throw new StorageUnavailableError('Too many writes are waiting.', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

const ofPools = new WeakMap<object, Commits>();

/** From this call on, writes through the pool are watched: docs/decisions/0039. */
export function watchCommits(pool: object, commits: Commits): void {
  ofPools.set(pool, commits);
}

/** @returns undefined for a single connection, a command's pool and a replica's pool */
export const commitsOf = (db: object): Commits | undefined => ofPools.get(db);
