import type { LiveList } from '@backoffice/contract/live-lists';
import type { RowsChange } from '@backoffice/contract/server-events';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { EventStreams, ReaderRights, RowsOfLists } from './event-streams';
import { type GatheredRows, gatherRows } from './gathered-rows';
import { lastWritten, rowsWrittenAfter } from './written-rows.repository';

/** So often it is asked what was written: a change is to be seen within 2 s, of which the page takes one to spread its reads. */
const ASK_EVERY_MS = 400;
/** Sessions whose rights are asked for by one statement, so that its answer is read in a moment. */
const RIGHTS_AT_ONCE = 250;
/** Of a list's rows at once; where they are longer, those who show them read them. */
const MOST_TOLD_BYTES = 32 * 1024;

/** Answers the rows of these ids that there are, as the list's call of `liveLists` does. */
export type RowsReader = (ids: readonly number[]) => Promise<RowsChange['rows'] & {}>;

interface Options {
  pool: pg.Pool;
  log: FastifyBaseLogger;
  streams: EventStreams;
  /** What the sessions that there are may do now, by the hashes of their tokens. */
  findRights(tokenHashes: readonly Buffer[]): Promise<ReaderRights[]>;
}

/**
 * Tells the open streams which rows somebody has written, by asking the audit log for what is new in it: whoever writes neither
 * announces nor waits for anything. Nothing is asked while no stream is open.
 */
export class FollowingRows {
  /** The last entry that was told of; undefined while nothing is followed. */
  #told: number | undefined;
  #beginning: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  readonly #readers = new Map<LiveList, RowsReader>();

  constructor(private readonly options: Options) {}

  /** From now on what the list's rows are is told to those who show it. */
  tellRowsBy(list: LiveList, reader: RowsReader): void {
    this.#readers.set(list, reader);
  }

  /** When it is done, what is written from now on is told. */
  begin(): Promise<void> {
    if (this.#told !== undefined) return Promise.resolve();
    this.#beginning ??= this.beginAnew().finally(() => (this.#beginning = undefined));
    return this.#beginning;
  }

  /** After a gap, such as another database server, whose log may be another one. */
  async beginAnew(): Promise<void> {
    this.#told = (await lastWritten(this.options.pool)).last;
    this.#askSoon();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #askSoon(): void {
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.#ask(), ASK_EVERY_MS).unref();
  }

  async #ask(): Promise<void> {
    const { streams, log } = this.options;
    try {
      if (streams.open === 0) this.#told = undefined;
      else await this.#tell();
    } catch (error) {
      log.info({ err: error }, 'what was written could not be asked, and is asked again');
    }
    this.#timer = undefined;
    if (this.#told !== undefined) this.#askSoon();
  }

  /** Nothing is told before it is known who may hear it; what can't be told now, is told the next time. */
  async #tell(): Promise<void> {
    const { streams, pool, findRights } = this.options;
    const from = this.#told!;
    const written = await rowsWrittenAfter(pool, from);
    if (written.length === 0) return;
    const gathered = gatherRows(written);
    const rowsOf = await this.#readShown(gathered);
    // Whoever is told what rows are, is asked for each time, as for each call.
    if (rowsOf.size > 0 || written.some(({ subject }) => subject === 'role' || subject === 'user'))
      streams.doubtRights();
    for (let doubtful = streams.doubtful(); doubtful.length > 0; doubtful = streams.doubtful()) {
      const asked = doubtful.slice(0, RIGHTS_AT_ONCE);
      streams.setRights(asked, await findRights(asked));
    }
    await streams.tellRows(gathered, rowsOf);
    if (this.#told === from) this.#told = Math.max(...written.map(({ last }) => last));
  }

  async #readShown(gathered: readonly GatheredRows[]): Promise<RowsOfLists> {
    const { streams, log } = this.options;
    const rowsOf = new Map<LiveList, RowsChange['rows']>();
    for (const { kind, created, changed, isMany } of gathered) {
      const read = this.#readers.get(kind);
      if (!read || isMany || !streams.isShown(kind)) continue;
      try {
        const ids = [...created, ...changed];
        const rows = ids.length > 0 ? await read(ids) : [];
        if (JSON.stringify(rows).length <= MOST_TOLD_BYTES) rowsOf.set(kind, rows);
      } catch (error) {
        log.info(
          { err: error, list: kind },
          'rows could not be read to be told, and are to be read by pages',
        );
      }
    }
    return rowsOf;
  }
}
