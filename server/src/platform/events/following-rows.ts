import type { LiveList } from '@backoffice/contract/live-lists';
import type { RowsChange } from '@backoffice/contract/server-events';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { EventStreams, ReaderRights, RowsOfLists } from './event-streams';
import { type GatheredRows, gatherRows } from './gathered-rows';
import { lastWritten, rowsWrittenAfter } from './written-rows.repository';

/**
 * The interval of reads from the audit log: a change is to be visible within 2 s, of which the page takes one to spread its
 * reads.
 */
const READ_EVERY_MS = 400;
/** The number of sessions whose rights one statement reads, so that its answer is processed quickly. */
const RIGHTS_AT_ONCE = 250;
/** The maximum bytes of a list's rows in one event; the readers of larger ones read the rows themselves. */
const MAX_ROWS_BYTES = 32 * 1024;

/** Returns the existing rows with these ids, as the list's call of `liveLists` does. */
export type RowsReader = (ids: readonly number[]) => Promise<RowsChange['rows'] & {}>;

interface Options {
  pool: pg.Pool;
  log: FastifyBaseLogger;
  streams: EventStreams;
  /** Returns the current rights of the sessions that exist, by the hashes of their tokens. */
  findRights(tokenHashes: readonly Buffer[]): Promise<ReaderRights[]>;
}

/**
 * Sends the ids of written rows to the open streams. It reads new entries of the audit log, so that writers neither notify nor
 * wait. Reads nothing while no stream is open.
 */
export class FollowingRows {
  /** The id of the last entry that was sent; undefined while no stream is followed. */
  #lastSent: number | undefined;
  #beginning: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  readonly #readers = new Map<LiveList, RowsReader>();

  constructor(private readonly options: Options) {}

  /** Sets the reader of a list's rows, whose contents are then sent to the sessions that show the list. */
  sendRowsBy(list: LiveList, reader: RowsReader): void {
    this.#readers.set(list, reader);
  }

  /** Resolves when writes from then on are sent. */
  begin(): Promise<void> {
    if (this.#lastSent !== undefined) return Promise.resolve();
    this.#beginning ??= this.beginAnew().finally(() => (this.#beginning = undefined));
    return this.#beginning;
  }

  /** Starts from the newest entry after a gap, for example after a switch to another database server with a different log. */
  async beginAnew(): Promise<void> {
    this.#lastSent = (await lastWritten(this.options.pool)).last;
    this.#scheduleRead();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #scheduleRead(): void {
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.#readNew(), READ_EVERY_MS).unref();
  }

  async #readNew(): Promise<void> {
    const { streams, log } = this.options;
    try {
      if (streams.open === 0) this.#lastSent = undefined;
      else await this.#sendNew();
    } catch (error) {
      log.info({ err: error }, 'could not query written rows, retrying');
    }
    this.#timer = undefined;
    if (this.#lastSent !== undefined) this.#scheduleRead();
  }

  /** Reads the rights first, then sends. After a failure the same entries are sent the next time. */
  async #sendNew(): Promise<void> {
    const { streams, pool, findRights } = this.options;
    const from = this.#lastSent!;
    const written = await rowsWrittenAfter(pool, from);
    if (written.length === 0) return;
    const gathered = gatherRows(written);
    const rowsOf = await this.#readShown(gathered);
    // Row contents require current rights, as each call does.
    if (rowsOf.size > 0 || written.some(({ subject }) => subject === 'role' || subject === 'user'))
      streams.invalidateRights();
    for (
      let waiting = streams.sessionsWithoutRights();
      waiting.length > 0;
      waiting = streams.sessionsWithoutRights()
    ) {
      const batch = waiting.slice(0, RIGHTS_AT_ONCE);
      streams.setRights(batch, await findRights(batch));
    }
    await streams.sendRows(gathered, rowsOf);
    if (this.#lastSent === from) this.#lastSent = Math.max(...written.map(({ last }) => last));
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
        if (JSON.stringify(rows).length <= MAX_ROWS_BYTES) rowsOf.set(kind, rows);
      } catch (error) {
        log.info(
          { err: error, list: kind },
          'could not read rows for event streams; pages read them by calls',
        );
      }
    }
    return rowsOf;
  }
}
