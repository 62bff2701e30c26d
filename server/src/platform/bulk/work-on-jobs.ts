import type { GrantAction, Screen } from '@backoffice/contract';
import { screens } from '@backoffice/contract';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { databaseFailure } from '../database/database-failure';
import { inTransaction } from '../database/transaction';
import { HttpError } from '../http/http-error';
import { type BulkArea, hasAll, KeptRow, type Target, targetOf } from './bulk-area';
import {
  claimJob,
  type ClaimedJob,
  claimRow,
  countDone,
  findUntried,
  noteChange,
  noteKept,
  noteWork,
} from './bulk-jobs.repository';

/** The number of rows of one job before it is another job's turn. */
const BATCH = 20;
/** The number of attempts for a row after deadlocks and timeouts. */
const ATTEMPTS = 3;
// Deadlock, serialization failure, lock timeout and cancelled statement.
const CROSSED = new Set(['40P01', '40001', '55P03', '57014']);

const isCrossed = (error: unknown) => CROSSED.has(String((error as { code?: unknown }).code));

type Area = Omit<BulkArea<never>, 'find'>;

/** Changes one row, and notes the outcome in the same transaction. */
async function changeRow(
  { permission, change }: Area,
  { id: jobId, command, takesLastActive, approvedBy, reason, ticket, ...user }: ClaimedJob,
  { id, updatedAt }: { id: number; updatedAt: string },
): Promise<void> {
  const [screen, action] = permission.split(':') as [Screen, GrantAction];
  const { userId } = user;
  const author = {
    ...user,
    changeReason: { reason, ticket },
    ...(approvedBy && { approval: { id: null, by: approvedBy } }),
  };
  let claimed: Awaited<ReturnType<typeof claimRow>> | undefined;
  let target: Target = {};
  const changedOf = (fields: Target) =>
    JSON.stringify(Object.fromEntries(Object.keys(target).map((name) => [name, fields[name]])));
  await change({
    author,
    by: id,
    updatedAt,
    takesLastActive,
    async check(transaction) {
      claimed = await claimRow(transaction, { jobId, id, userId, path: screens[screen], action });
      if (!claimed.isUntried) throw new Error(`Row ${id} of job ${jobId} was already attempted.`);
      if (!claimed.mayChange) throw new KeptRow('forbidden');
    },
    targetFor(fields) {
      target = claimed!.target ?? targetOf(command!, fields).target;
      if (hasAll(fields, target)) throw new KeptRow('same');
      return target;
    },
    async alongside(transaction, { before, after }, versionAfter) {
      const isNoted = await noteChange(transaction, {
        jobId,
        id,
        before: changedOf(before),
        after: changedOf(after),
        versionAfter,
      });
      if (!isNoted) throw new Error(`Row ${id} of job ${jobId} was already recorded.`);
    },
  });
}

/** Returns why a row was not changed; rethrows errors that do not concern the row. */
function keptBy(error: unknown, log: FastifyBaseLogger): KeptRow['outcome'] {
  if (error instanceof KeptRow) return error.outcome;
  if (error instanceof HttpError && error.statusCode === 404) return 'missing';
  if (error instanceof HttpError && error.reason.code === 'row-changed') return 'stale';
  const failure = databaseFailure(error);
  if (failure && failure !== 'slow') throw error;
  log.error({ err: error }, 'could not change a row of a bulk edit');
  return 'failed';
}

/**
 * Changes the next few rows of the job whose turn it is.
 *
 * @param isEnding returns true when the process is about to stop: no further row is changed
 * @returns true when there may be more to do
 */
export function workOnNext(
  pool: pg.Pool,
  area: Area,
  { log, isEnding }: { log: FastifyBaseLogger; isEnding: () => boolean },
): Promise<boolean> {
  return inTransaction(pool, async (holding) => {
    const job = await claimJob(holding, { subject: area.subject });
    if (!job) return false;
    const { id: jobId, userId } = job;
    const rows = await findUntried(holding, { jobId, limit: BATCH });
    for (const row of rows) {
      if (isEnding()) return false;
      for (let attempt = 1; ; attempt += 1) {
        try {
          await changeRow(area, job, row);
          break;
        } catch (error) {
          if (isCrossed(error) && attempt < ATTEMPTS) continue;
          await noteKept(pool, { jobId, id: row.id, outcome: keptBy(error, log) });
          break;
        }
      }
    }
    const isDone = rows.length < BATCH;
    await noteWork(holding, { id: jobId, state: isDone ? 'done' : 'running' });
    if (isDone && !job.isWatched)
      await area.notifyDone(holding, userId, {
        cause: String(jobId),
        values: await countDone(holding, { jobId }),
      });
    return true;
  });
}
