/** Sends a commit when there is a place for it; rejects, and sends nothing, where there is none in time. */
type InPlace = <T>(commit: () => Promise<T>) => Promise<T>;

/** While nothing is stored, one transaction is let through so often: by it one sees that something is stored again. */
const TRIED_EVERY_MS = 5_000;

/** Nothing was stored: those who came before still wait for it. */
export class StoringStuck extends Error {
  override readonly name = 'StoringStuck';
}

/** Nobody knows yet whether it was stored. */
export class CommitUnanswered extends Error {
  override readonly name = 'CommitUnanswered';
  /** @param end settles with the commit; until then the connection is not free */
  constructor(readonly end: Promise<unknown>) {
    super('A commit was not answered in time.');
  }
}

/** The commits of one pool. A commit knows no time limit: PostgreSQL waits for its disk, and for a replica that has to have it. */
export class Commits {
  /** When each of those was sent that are late. */
  readonly #late = new Set<{ sentAt: number }>();
  #storedAt = -Infinity;
  #triedAt = -Infinity;

  constructor(
    private readonly inPlace: InPlace,
    private readonly withinMs: number,
  ) {}

  /** How many are late just now. */
  get late(): number {
    return this.#late.size;
  }

  /**
   * To be asked before something is written.
   *
   * @param mayTry whether it may be the one that tries
   * @throws StoringStuck where a commit is late, and nothing was stored since it was sent
   */
  enter(mayTry: boolean): void {
    const [oldest] = this.#late;
    if (!oldest || this.#storedAt > oldest.sentAt) return;
    const now = performance.now();
    if (!mayTry || now - this.#triedAt < TRIED_EVERY_MS)
      throw new StoringStuck('The database is not accepting writes.');
    this.#triedAt = now;
  }

  /**
   * Sends a commit, or a statement that is its own transaction, and waits for the answer.
   *
   * @param isStored whether its success means that something was stored
   * @throws CommitUnanswered where that takes too long; StoringStuck, and nothing was sent, where too many wait
   */
  async send<T>(commit: () => Promise<T>, isStored: boolean): Promise<T> {
    const waiting = { sentAt: performance.now(), isSent: false, isAnswered: false };
    const answer = this.inPlace(() => {
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
        reject(new CommitUnanswered(end));
      };
      // Where the process was busy for long, the answer may be there and not be read yet.
      timer = setTimeout(() => setImmediate(giveUp), this.withinMs);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      if (waiting.isSent) throw error;
      throw new StoringStuck('Too many wait for something to be stored.', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

const ofPools = new WeakMap<object, Commits>();

/** From now on what is written through the pool is watched: docs/decisions/0039. */
export function watchCommits(pool: object, commits: Commits): void {
  ofPools.set(pool, commits);
}

/** @returns none of a connection, of a command's pool or of a replica's */
export const commitsOf = (db: object): Commits | undefined => ofPools.get(db);
