import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { newestChange, newestPosition } from './changes.repository';

const READ_EVERY_MS = 300;

interface Waiting {
  after: number;
  wake(): void;
}

/**
 * The readers of changes that wait for the next one. The process looks for changes once for all of them, and not at all while
 * no reader waits; a waiting reader has no connection of the database.
 */
export class WaitingReaders {
  readonly #waiting = new Set<Waiting>();
  /** The entry from which changes were looked for, and the one up to which. */
  #from = 0;
  #passed = 0;
  #newest = 0;
  #beginning: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  isStopped = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly log: Pick<FastifyBaseLogger, 'info'>,
  ) {}

  /**
   * Resolves at the first change after an entry, when the time is over or the reader has left; at once for an older entry.
   *
   * @param untilLeft wraps the function that ends the wait, for a reader that may leave
   */
  async wait(
    after: number,
    milliseconds: number,
    untilLeft: (leave: () => void) => () => void = (leave) => leave,
  ): Promise<void> {
    if (this.#waiting.size === 0) {
      this.#beginning ??= this.#begin().finally(() => (this.#beginning = undefined));
      await this.#beginning;
    }
    if (this.isStopped || after < this.#from || after < this.#newest) return;
    await new Promise<void>((resolve) => {
      const waiting = { after, wake: () => leave() };
      const timeout = setTimeout(waiting.wake, milliseconds).unref();
      this.#waiting.add(waiting);
      const leave = untilLeft(() => {
        clearTimeout(timeout);
        this.#waiting.delete(waiting);
        resolve();
      });
      this.#schedule();
    });
  }

  /** Wakes all readers: the process stops. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.#timer);
    this.#wake();
  }

  async #begin(): Promise<void> {
    const { id } = await newestPosition(this.pool);
    this.#from = id;
    this.#newest = 0;
    this.#passed = id;
  }

  #wake(until = Infinity): void {
    for (const { after, wake } of [...this.#waiting]) if (after < until) wake();
  }

  #schedule(): void {
    if (!this.isStopped) this.#timer ??= setTimeout(() => void this.#look(), READ_EVERY_MS).unref();
  }

  async #look(): Promise<void> {
    try {
      if (this.#waiting.size > 0) await this.#lookAfter(this.#passed);
    } catch (error) {
      this.log.info({ err: error }, 'could not look for changes, retrying');
    }
    this.#timer = undefined;
    if (this.#waiting.size > 0) this.#schedule();
  }

  async #lookAfter(entry: number): Promise<void> {
    const { last, change, passed } = await newestChange(this.pool, entry);
    if (last < entry) {
      // Another database has answered, whose log is shorter: each reader finds out by its own cursor.
      await this.#begin();
      this.#wake();
      return;
    }
    this.#passed = passed;
    if (change === 0) return;
    this.#newest = change;
    this.#wake(change);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    changeReaders: WaitingReaders;
  }
}

/** Gives all readers of changes in the process one look for them. */
export const waitingReadersPlugin = fp(
  async (app: FastifyInstance, { pool, log }: { pool: pg.Pool; log: FastifyBaseLogger }) => {
    const readers = new WaitingReaders(pool, log);
    app.decorate('changeReaders', readers);
    app.addHook('preClose', async () => readers.stop());
  },
);
