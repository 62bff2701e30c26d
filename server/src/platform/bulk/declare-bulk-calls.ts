import { idResponse } from '@backoffice/contract';
import {
  bulkJobResponse,
  bulkPreview,
  bulkStartRequest,
  bulkStateRequest,
  bulkUndoRequest,
  type SeenRow,
} from '@backoffice/contract/bulk';
import { BULK_MAX, BULK_PAYMENTS_MAX, type BulkCommand } from '@backoffice/contract/bulk-values';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { createRateLimit } from '../admission/rate-limit';
import { isUniqueViolation } from '../database/database-failure';
import { inTransaction } from '../database/transaction';
import type { Caller, ChangeReason } from '../http/caller';
import { declareRoute } from '../http/declare-route';
import { refusal } from '../http/http-error';
import { scheduleJob } from '../jobs/scheduled-jobs';
import type { BulkArea } from './bulk-area';
import { examineStart, startApproved } from './bulk-approvals';
import {
  addPreview,
  addUndo,
  byOutcome,
  cancelJob,
  closeJobs,
  findLatest,
  findOutcomes,
  findUntried,
  hasRunning,
  noteWatched,
  removeOldJobs,
  removePreviews,
  startJob,
} from './bulk-jobs.repository';
import { previewOf } from './preview';
import { workOnNext } from './work-on-jobs';

/**
 * The pause between two batches as a multiple of the duration of the earlier one: calls have priority, but a user waits for the
 * job, too.
 */
const PAUSE_FACTOR = 0.5;
/** The pause when the only running job is locked: by another process, or for a moment by its page. */
const HELD_MS = 200;
/** The interval at which abandoned work of other processes is looked for. */
const LOOK_EVERY_MS = 5_000;

const noReason: ChangeReason = { reason: null, ticket: null };

type PreviewRequest<Filter> = { command: BulkCommand } & ({ rows: SeenRow[] } | { filter: Filter });

const refuseSecond = (error: unknown) => {
  throw isUniqueViolation(error, 'bulk_job_running') ? refusal(409, 'bulk-running') : error;
};

/** Works on the jobs of an area in the background, a few rows at a time. @returns a function that makes it begin at once */
function scheduleWork(app: FastifyInstance, pool: pg.Pool, area: Omit<BulkArea<never>, 'find'>): () => void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const isEnding = () => isClosing;
  scheduleJob(app, `the old changes of many (${area.subject})`, () => removeOldJobs(pool, area));
  const work = async () => {
    for (;;) {
      const begun = performance.now();
      const hasWorked = await workOnNext(pool, area, { log: app.log, isEnding });
      if (isClosing || !(hasWorked || (await hasRunning(pool, area)))) return;
      await wait(hasWorked ? PAUSE_FACTOR * (performance.now() - begun) : HELD_MS);
    }
  };
  return scheduleJob(app, `the changes of many (${area.subject})`, work, LOOK_EVERY_MS);
}

/** Declares the calls for the bulk edit of a kind of row, and the work on them: docs/decisions/0062. */
export function declareBulkCalls<Filter>(
  app: FastifyInstance,
  pool: pg.Pool,
  previewRequest: z.ZodMiniType<PreviewRequest<Filter>>,
  area: BulkArea<Filter>,
): void {
  const { subject, paths } = area;
  const begin = scheduleWork(app, pool, area);
  const ownerOf = ({ userId }: Caller) => ({ userId, subject });

  async function seenRows(
    request: PreviewRequest<Filter>,
  ): Promise<{ ids: number[]; versions: (string | null)[] }> {
    if ('rows' in request)
      return {
        ids: request.rows.map(({ id }) => id),
        versions: request.rows.map(({ updatedAt }) => updatedAt),
      };
    const refuseTooMany = ({ total }: { total: number }) => {
      if (total > BULK_MAX) throw refusal(400, 'bulk-too-many', { most: BULK_MAX });
    };
    // Counts first: the number is nearly always cached, and thousands of rows need not be read for a refusal.
    refuseTooMany(await area.find(request.filter, 1));
    const found = await area.find(request.filter, BULK_MAX);
    refuseTooMany(found);
    const { items } = found;
    return { ids: items.map(({ id }) => id), versions: items.map(() => null) };
  }

  /** Counts the payments that a command would stop; nothing when counting fails, as the preview is complete without. */
  async function priceOf(command: BulkCommand, jobId: number, { permissions }: Caller) {
    const isStop = 'status' in command && command.status === 'inactive';
    if (!area.recentPayments || !isStop || !permissions.has('transactions:view')) return {};
    try {
      const { payments } = await area.recentPayments(pool, { jobId, most: BULK_PAYMENTS_MAX });
      return { recentPayments: payments };
    } catch (error) {
      app.log.warn(error, 'The payments of a selection could not be counted');
      return {};
    }
  }

  declareRoute(app, 'POST', paths.preview, {
    summary: 'Preview a bulk edit. The preview expires after one hour',
    body: previewRequest,
    data: bulkPreview,
    limit: createRateLimit('bulkPreviewsPerUser'),
    async handle({ body, caller }) {
      const { command } = body;
      const seen = await seenRows(body);
      const preview = await inTransaction(pool, async (transaction) => {
        await removePreviews(transaction, ownerOf(caller));
        const { id } = await addPreview(transaction, {
          ...ownerOf(caller),
          command: JSON.stringify(command),
        });
        await area.rows.keep(transaction, { jobId: id, ...seen });
        return { id, ...previewOf(await area.rows.selected(transaction, { jobId: id }), command) };
      });
      return { ...preview, ...(await priceOf(command, preview.id, caller)) };
    },
  });

  declareRoute(app, 'POST', paths.start, {
    summary: 'Start a previewed bulk edit. 409 if one is already running',
    body: bulkStartRequest,
    data: idResponse,
    failures: [404, 409],
    examine: ({ body, caller }, policy) => examineStart(pool, area, { body, ...ownerOf(caller) }, policy),
    async handle({ body: { id, takesLastActive }, caller }) {
      const { requestId, approval, changeReason = noReason } = caller;
      const job = { ...ownerOf(caller), id, takesLastActive, requestId, ...changeReason };
      const started = approval
        ? startApproved(pool, job, approval)
        : startJob(pool, { ...job, approvedBy: null });
      if (!(await started.catch(refuseSecond))) throw refusal(404, 'bulk-unknown');
      begin();
      return { id };
    },
  });

  declareRoute(app, 'GET', paths.job, {
    summary: 'Get the caller’s latest bulk edit that was not dismissed',
    data: bulkJobResponse,
    async handle({ caller }) {
      const job = await findLatest(pool, ownerOf(caller));
      if (!job) return null;
      const { id: jobId, state } = job;
      const isCancelled = state === 'cancelled';
      const [rows, untried] = await Promise.all([
        findOutcomes(pool, { jobId }),
        isCancelled ? findUntried(pool, { jobId, limit: null }) : [],
        state === 'running' && noteWatched(pool, { id: jobId }),
      ]);
      return { ...job, outcomes: byOutcome(rows), untried };
    },
  });

  declareRoute(app, 'PUT', paths.state, {
    summary: 'Cancel or dismiss a bulk edit',
    body: bulkStateRequest,
    data: idResponse,
    async handle({ body: { id, state }, caller }) {
      await (state === 'cancelled' ? cancelJob : closeJobs)(pool, { ...ownerOf(caller), id });
      return { id };
    },
  });

  declareRoute(app, 'POST', paths.undo, {
    summary: 'Undo a bulk edit once, except records changed since',
    body: bulkUndoRequest,
    data: idResponse,
    failures: [404, 409],
    async handle({ body: { id }, caller }) {
      const { requestId, changeReason = noReason } = caller;
      const undo = { ...ownerOf(caller), id, requestId, ...changeReason };
      const added = await addUndo(pool, undo).catch(refuseSecond);
      if (!added) throw refusal(404, 'bulk-unknown');
      begin();
      return added;
    },
  });
}
