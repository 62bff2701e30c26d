import { screens } from '@backoffice/contract';
import { BYTE_ORDER_MARK, lineOf } from '@backoffice/contract/text-cells';
import type pg from 'pg';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { Keyring } from '../encryption/keyring';
import { addPart, mayView, noteProgress, noteSnapshot, type OpenJob } from './export-jobs.repository';
import { type AnySource, countRows, type Lines, readLines } from './export-source';

const ROWS_AT_ONCE = 500;
/** The pause after each read as a multiple of its duration: calls have priority. */
const PAUSE_FACTOR = 0.25;
const PART_BYTES = 512 * 1024;

/** Stops an export before its end, with the reason. */
export class StoppedExport extends Error {
  override name = 'StoppedExport';

  constructor(readonly why: 'cancelled' | 'forbidden' | 'ending') {
    super(`An export has stopped: ${why}`);
  }
}

/** Names the part that encrypted bytes belong to: they cannot be decrypted as another one. */
export const partContext = (jobId: number, number: number) => `export_part.sealed ${jobId} ${number}`;

interface Tools {
  pool: pg.Pool;
  keyring: Keyring;
  /** Returns true when the process is about to stop. */
  isEnding: () => boolean;
}

/** Yields the lines of the file; those after the rows describe the export. */
async function* lines(
  snapshot: pg.ClientBase,
  source: AnySource,
  { id, filter, sort, timeZone }: OpenJob,
  { pool, isEnding }: Tools,
  onTotal: (total: number) => void,
): AsyncGenerator<string | Buffer> {
  const paths = source.screens.map((screen) => screens[screen]);
  const hidden: string[] = [];
  for (const [name, needed] of Object.entries(source.restricted ?? {})) {
    if (await mayView(pool, { id, paths: needed.map((screen) => screens[screen]) })) continue;
    if (name in filter) throw new StoppedExport('forbidden');
    hidden.push(name);
  }
  const columns = Object.fromEntries(
    Object.entries(source.columns).filter(([name]) => !hidden.includes(name)),
  );
  const asOf = (await snapshot.query<{ now: Date }>('select now()')).rows[0]!.now.toISOString();
  const total = await countRows(snapshot, source, filter);
  await noteSnapshot(pool, { id, asOf, total });
  onTotal(total);
  yield BYTE_ORDER_MARK + lineOf(Object.keys(columns), ',');
  let done = 0;
  for (let after: number | null = null, isLast = false; !isLast;) {
    const begun = performance.now();
    const { bytes, rows, lastId }: Lines = await readLines(
      snapshot,
      { ...source, columns },
      {
        filter,
        sort,
        timeZone,
        after,
        limit: ROWS_AT_ONCE,
      },
    );
    if (rows > 0) yield bytes;
    done += rows;
    after = lastId;
    isLast = rows < ROWS_AT_ONCE;
    const noted = await noteProgress(pool, { id, done, paths });
    if (!noted) throw new StoppedExport('cancelled');
    if (!noted.mayView) throw new StoppedExport('forbidden');
    if (isEnding()) throw new StoppedExport('ending');
    await wait(PAUSE_FACTOR * (performance.now() - begun));
  }
  if (done !== total) throw new Error(`The export ${id} has ${done} rows of ${total}.`);
  yield lineOf([], ',') + lineOf(['rows', total], ',') + lineOf(['as of', asOf], ',');
  yield lineOf(['filter', JSON.stringify(filter)], ',');
}

/**
 * Writes the file of a job: all rows of one snapshot, compressed, then encrypted in parts.
 *
 * @param snapshot a separate connection
 * @throws StoppedExport, and the errors of the database
 */
export async function writeExport(
  snapshot: pg.ClientBase,
  source: AnySource,
  job: OpenJob,
  tools: Tools,
): Promise<{ parts: number; bytes: number; rows: number }> {
  const { pool, keyring } = tools;
  let parts = 0;
  let bytes = 0;
  let rows = 0;
  const keep = async (content: Buffer) => {
    const sealed = await keyring.encryptBytes(content, partContext(job.id, parts));
    if (!(await addPart(pool, { jobId: job.id, number: parts, sealed })))
      throw new StoppedExport('cancelled');
    parts += 1;
    bytes += content.length;
  };
  await snapshot.query('begin isolation level repeatable read, read only');
  try {
    const text = Readable.from(
      lines(snapshot, source, job, tools, (total) => (rows = total)),
      { highWaterMark: 1 },
    );
    await pipeline(text, createGzip(), async (compressed: AsyncIterable<Buffer>) => {
      let waiting: Buffer[] = [];
      let size = 0;
      for await (const piece of compressed) {
        waiting.push(piece);
        size += piece.length;
        if (size < PART_BYTES) continue;
        await keep(Buffer.concat(waiting));
        waiting = [];
        size = 0;
      }
      if (size > 0) await keep(Buffer.concat(waiting));
    });
  } finally {
    await snapshot.query('rollback').catch(() => {});
  }
  return { parts, bytes, rows };
}
