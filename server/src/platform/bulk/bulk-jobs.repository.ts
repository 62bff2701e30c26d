import type { BulkJob, BulkOutcomeRows } from '@backoffice/contract/bulk';
import type { BulkCommand, BulkOutcome } from '@backoffice/contract/bulk-values';
import { BULK_NAMED } from '@backoffice/contract/bulk-values';
import type { ChangeReason } from '../http/caller';
import { statement } from '../database/statement';
import type { Target } from './bulk-area';

interface Owner {
  userId: number;
  subject: string;
}
interface OneOfOwner extends Owner {
  id: number;
}

const OWN = 'id = :id and user_id = :userId and subject = :subject';

/** SQL: true when a preview does not wait for approval. */
const IS_LOOSE = '(kept_until > now()) is not true';

/** Removes the user's earlier previews that were not started. */
export const removePreviews = statement<never, Owner>(
  'bulk-remove-previews',
  `delete from bulk_job where user_id = :userId and subject = :subject and state = 'previewed' and ${IS_LOOSE}`,
).run;

export const addPreview = statement<{ id: number }, Owner & { command: string }>(
  'bulk-add-preview',
  `insert into bulk_job (user_id, subject, command, state) values (:userId, :subject, :command, 'previewed') returning id`,
).one;

/**
 * Starts a preview; also true when it was started before. @returns false when there is none. Throws a unique violation of
 * `bulk_job_running` when another job of the user runs
 */
export const startJob = statement<
  never,
  OneOfOwner & ChangeReason & { takesLastActive: boolean; requestId: string; approvedBy: string | null }
>(
  'bulk-start',
  `with begun as (
     update bulk_job set state = 'running', takes_last_active = :takesLastActive, request_id = :requestId, watched_at = now(),
       approved_by = :approvedBy, reason = :reason, ticket = :ticket
     where ${OWN} and state = 'previewed' returning id
   )
   select id from begun union all select id from bulk_job where ${OWN} and state <> 'previewed'`,
).some;

/** The command of a job of the user, also one that was started. */
export const findCommand = statement<{ command: BulkCommand | null }, OneOfOwner>(
  'bulk-command',
  `select command from bulk_job where ${OWN}`,
).oneOrNone;

/** Keeps a preview while it waits for approval. */
export const keepPreview = statement<never, { id: number; hours: number }>(
  'bulk-keep-preview',
  `update bulk_job set kept_until = now() + make_interval(hours => :hours + 1) where id = :id and state = 'previewed'`,
).run;

/** Adds the undo of a job, with the rows that it has changed. Null when the job cannot be undone, or was undone before. */
export const addUndo = statement<{ id: number }, OneOfOwner & ChangeReason & { requestId: string }>(
  'bulk-add-undo',
  `with added as (
     insert into bulk_job (user_id, subject, undo_of, takes_last_active, state, request_id, reason, ticket, watched_at)
     select user_id, subject, id, true, 'running', :requestId, :reason, :ticket, now() from bulk_job
     where ${OWN} and state in ('done', 'cancelled') and undo_of is null
     on conflict (undo_of) do nothing
     returning id, undo_of
   ),
   kept as (
     insert into bulk_row (job_id, row_id, name, version, target)
     select added.id, done.row_id, done.name, done.version_after, done.before
     from added join bulk_row done on done.job_id = added.undo_of and done.outcome = 'change'
   )
   select id from added`,
).oneOrNone;

export const cancelJob = statement<never, OneOfOwner>(
  'bulk-cancel',
  `update bulk_job set state = 'cancelled' where ${OWN} and state = 'running'`,
).run;

/** Dismisses the ended jobs up to this one. */
export const closeJobs = statement<never, OneOfOwner>(
  'bulk-close',
  `update bulk_job set closed_at = now()
   where id <= :id and user_id = :userId and subject = :subject and state in ('done', 'cancelled') and closed_at is null`,
).run;

type LatestJob = Pick<BulkJob, 'id' | 'isUndo' | 'state' | 'total' | 'canUndo'>;

const WATCH_EVERY = `interval '5 seconds'`;
/** A page polled the job until its end, so the user has seen the result. */
const IS_WATCHED = `watched_at > worked_at - 3 * ${WATCH_EVERY}`;

/** The latest job that runs, or has ended and was not dismissed. A result that was seen is gone on a later visit. */
export const findLatest = statement<LatestJob, Owner>(
  'bulk-latest',
  `select id, undo_of is not null as "isUndo", state,
     (select count(*) from bulk_row where job_id = job.id) as total,
     state <> 'running' and undo_of is null and not exists (select from bulk_job undo where undo.undo_of = job.id)
       and exists (select from bulk_row where job_id = job.id and outcome = 'change') as "canUndo"
   from bulk_job job
   where id = (
     select max(id) from bulk_job where user_id = :userId and subject = :subject and state <> 'previewed'
   ) and closed_at is null and created_at > now() - interval '1 day'
     and (state = 'running' or not (${IS_WATCHED}) or worked_at > now() - interval '30 minutes')`,
).oneOrNone;

/** Notes that the user's page polls the job. Skips a job that is being worked on; the next poll notes it. */
export const noteWatched = statement<never, { id: number }>(
  'bulk-watched',
  `update bulk_job set watched_at = now() where id in (
     select id from bulk_job where id = :id and state = 'running' and watched_at < now() - ${WATCH_EVERY} for update skip locked
   )`,
).run;

interface NamedRow {
  outcome: BulkOutcome;
  count: number;
  id: number;
  name: string;
  before: Target | null;
  after: Target | null;
}

/** The number of rows by outcome, with the first rows of each. */
export const findOutcomes = statement<NamedRow, { jobId: number }>(
  'bulk-outcomes',
  `select outcome, count, row_id as id, name, before, after from (
     select *, count(*) over (partition by outcome) as count, row_number() over (partition by outcome order by row_id) as place
     from bulk_row where job_id = :jobId and outcome is not null
   ) tried
   where place <= ${BULK_NAMED} order by outcome, row_id`,
).rows;

export const findUntried = statement<
  { id: number; updatedAt: string },
  { jobId: number; limit: number | null }
>(
  'bulk-untried',
  `select row_id as id, version as "updatedAt" from bulk_row where job_id = :jobId and outcome is null
   order by row_id limit :limit`,
).rows;

export interface ClaimedJob extends ChangeReason {
  id: number;
  userId: number;
  username: string;
  requestId: string;
  command: BulkCommand | null;
  takesLastActive: boolean;
  isWatched: boolean;
  approvedBy: string | null;
}

/** Claims the next job. Until the transaction ends, other processes neither work on it nor cancel it. */
export const claimJob = statement<ClaimedJob, { subject: string }>(
  'bulk-claim',
  `select job.id, user_id as "userId", username, request_id as "requestId", command, takes_last_active as "takesLastActive",
     watched_at > now() - 3 * ${WATCH_EVERY} as "isWatched", approved_by as "approvedBy", job.reason, job.ticket
   from bulk_job job join app_user on app_user.id = job.user_id
   where subject = :subject and state = 'running' order by worked_at, job.id limit 1 for update of job skip locked`,
).oneOrNone;

export const hasRunning = statement<never, { subject: string }>(
  'bulk-running',
  `select from bulk_job where subject = :subject and state = 'running' limit 1`,
).some;

export const noteWork = statement<never, { id: number; state: 'running' | 'done' }>(
  'bulk-work',
  'update bulk_job set worked_at = clock_timestamp(), state = :state where id = :id',
).run;

interface RowOfJob {
  jobId: number;
  id: number;
}

/** Locks a row of a job until the transaction ends; returns its target, and whether the user may change it now. */
export const claimRow = statement<
  { isUntried: boolean; target: Target | null; mayChange: boolean },
  RowOfJob & { userId: number; path: string; action: string }
>(
  'bulk-claim-row',
  `select outcome is null as "isUntried", target, exists (
     select from app_user u join effective_grant g on g.role_key = u.role_key
     where u.id = :userId and u.status = 'active' and not u.must_change_password and g.path = :path and g.action = :action
   ) as "mayChange"
   from bulk_row where job_id = :jobId and row_id = :id for update`,
).one;

/** @returns false when the row was tried before */
export const noteChange = statement<
  never,
  RowOfJob & { before: string; after: string; versionAfter: string }
>(
  'bulk-note-change',
  `update bulk_row set outcome = 'change', before = :before, after = :after, version_after = :versionAfter
   where job_id = :jobId and row_id = :id and outcome is null`,
).some;

export const noteKept = statement<never, RowOfJob & { outcome: BulkOutcome }>(
  'bulk-note-kept',
  'update bulk_row set outcome = :outcome where job_id = :jobId and row_id = :id and outcome is null',
).run;

export const countDone = statement<{ changed: number; others: number }, { jobId: number }>(
  'bulk-count-done',
  `select count(*) filter (where outcome = 'change') as changed, count(*) filter (where outcome <> 'change') as others
   from bulk_row where job_id = :jobId`,
).one;

/** Removes previews that were not started after an hour, and other ended jobs after a week. */
export const removeOldJobs = statement<never, { subject: string }>(
  'bulk-remove-old',
  `delete from bulk_job where subject = :subject and state <> 'running' and ${IS_LOOSE}
     and created_at < now() - case state when 'previewed' then interval '1 hour' else interval '7 days' end`,
).run;

const valueOf = (target: Target | null) => Object.values(target ?? {})[0] ?? null;

/** Groups named rows by outcome. */
export function byOutcome(rows: readonly NamedRow[]): BulkOutcomeRows[] {
  const outcomes = new Map<BulkOutcome, BulkOutcomeRows>();
  for (const { outcome, count, id, name, before, after } of rows) {
    const rowsOfOutcome = outcomes.get(outcome) ?? { outcome, count, first: [] };
    rowsOfOutcome.first.push({ id, name, from: valueOf(before), to: valueOf(after) });
    outcomes.set(outcome, rowsOfOutcome);
  }
  return [...outcomes.values()];
}
