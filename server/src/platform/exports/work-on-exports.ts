import type { ExportKind } from '@backoffice/contract/export-values';
import type { NotificationKind, NotificationValues } from '@backoffice/contract/inbox';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { withLongConnection } from '../database/long-connection';
import { inTransaction, type Queryable } from '../database/transaction';
import type { Keyring } from '../encryption/keyring';
import { scheduleJob } from '../jobs/scheduled-jobs';
import {
  beginJob,
  endJob,
  finishJob,
  holdLock,
  listOpen,
  type OpenJob,
  removeOldFiles,
} from './export-jobs.repository';
import type { AnySource } from './export-source';
import { StoppedExport, writeExport } from './write-export';

/** The number of files written at once, by all processes together. */
const AT_ONCE = 2;
/** The number of attempts before a file is given up. */
const ATTEMPTS = 3;
/** The interval at which abandoned work of other processes is looked for. */
const LOOK_EVERY_MS = 5_000;
// Classes of advisory locks; a lock belongs to a connection, and so ends with its process.
const SLOT_LOCK = 0x6578_0001;
const JOB_LOCK = 0x6578_0002;
const USER_LOCK = 0x6578_0003;

type Notify<Kind extends NotificationKind> = (
  db: Queryable,
  userId: number,
  notice: { cause: string; values: NotificationValues[Kind] },
) => Promise<void>;

interface Work {
  pool: pg.Pool;
  keyring: Keyring;
  databaseUrl: string;
  sources: ReadonlyMap<ExportKind, AnySource>;
  /** Notify the user of the end of a file, in the transaction that ends it. */
  notify: { ready: Notify<'export-ready'>; failed: Notify<'export-failed'> };
}

/** Writes waiting and abandoned exports in the background. @returns a function that makes it begin at once */
export function scheduleExports(
  app: FastifyInstance,
  { pool, keyring, databaseUrl, sources, notify }: Work,
): () => void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const isEnding = () => isClosing;

  async function write(snapshot: pg.ClientBase, job: OpenJob): Promise<void> {
    const { id, kind, userId, fileName } = job;
    const source = sources.get(kind);
    try {
      if (!source || job.attempts > ATTEMPTS) throw new Error(`The export ${id} was attempted too often.`);
      const { parts, bytes, rows } = await writeExport(snapshot, source, job, { pool, keyring, isEnding });
      await inTransaction(pool, async (transaction) => {
        if (!(await finishJob(transaction, { id, parts, bytes }))) return;
        await notify.ready(transaction, userId, { cause: String(id), values: { kind, rows } });
      });
    } catch (error) {
      if (error instanceof StoppedExport) {
        if (error.why === 'forbidden') await endJob(pool, { id, state: 'forbidden' });
        return;
      }
      // The job stays open for the next attempt.
      app.log.error({ err: error }, 'could not write an export');
      if (job.attempts < ATTEMPTS) return;
      await inTransaction(pool, async (transaction) => {
        if (!(await endJob(transaction, { id, state: 'failed' }))) return;
        await notify.failed(transaction, userId, {
          cause: String(id),
          values: { fileName: `${fileName}.csv` },
        });
      });
    }
  }

  /** @returns true when there was a job that no other process had */
  const writeNext = (slot: number) =>
    withLongConnection(databaseUrl, 'backoffice-export', async (snapshot) => {
      if (!(await holdLock(snapshot, { kind: SLOT_LOCK, number: slot })).isHeld) return false;
      for (const { id, userId } of await listOpen(snapshot)) {
        // One file of a user at a time: the other slot is for other users.
        if (!(await holdLock(snapshot, { kind: USER_LOCK, number: userId })).isHeld) continue;
        if (!(await holdLock(snapshot, { kind: JOB_LOCK, number: id })).isHeld) continue;
        const job = await beginJob(pool, { id });
        // The job has ended since; the next look uses a connection that does not hold its user's lock.
        if (!job) return true;
        await write(snapshot, job);
        return true;
      }
      return false;
    });

  const begins = Array.from({ length: AT_ONCE }, (_, slot) =>
    scheduleJob(
      app,
      `the exports (${slot + 1})`,
      async () => {
        while (!isClosing && (await listOpen(pool)).length > 0 && (await writeNext(slot)));
      },
      LOOK_EVERY_MS,
    ),
  );
  scheduleJob(app, 'the old exports', () => removeOldFiles(pool));
  return () => begins.forEach((begin) => begin());
}
