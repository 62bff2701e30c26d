import type { Order } from '@backoffice/contract';
import type { PreparedFile } from '@backoffice/contract/exports';
import { EXPORT_DAYS, type ExportKind, EXPORTS_OF_USER } from '@backoffice/contract/export-values';
import { statement } from '../database/statement';

interface OneOfUser {
  id: number;
  userId: number;
}

const IS_OPEN = `state in ('waiting', 'running')`;
/** The maximum number of files that a user has; the oldest are removed first. */
const FILES_OF_USER = 10;

/** Locks the user, so that concurrent starts of exports for the same user run one after the other. */
export const lockUser = statement<never, { userId: number }>(
  'export-lock-user',
  'select from app_user where id = :userId for no key update',
).run;

/** Throws when the database does not know the time zone. */
export const tryTimeZone = statement<never, { timeZone: string }>(
  'export-try-zone',
  'select now() at time zone :timeZone::text',
).run;

/** Adds a job; null when the user has reached the limit of open ones. */
export const addJob = statement<
  { id: number },
  {
    userId: number;
    kind: ExportKind;
    fileName: string;
    filter: string;
    sort: Order<string>;
    timeZone: string;
  }
>(
  'export-add',
  `insert into export_job (user_id, kind, file_name, filter, sort, time_zone)
   select :userId, :kind, :fileName, :filter::jsonb, :sort, :timeZone
   where (select count(*) from export_job where user_id = :userId and ${IS_OPEN}) < ${EXPORTS_OF_USER}
   returning id`,
).oneOrNone;

export const removeSurplus = statement<never, { userId: number }>(
  'export-remove-surplus',
  `delete from export_job where id in (
     select id from export_job where user_id = :userId and not ${IS_OPEN} order by id desc offset ${FILES_OF_USER}
   )`,
).run;

export const listJobs = statement<PreparedFile, { userId: number }>(
  'export-list',
  `select id, kind, file_name || '.csv' as "fileName", state, done, total, as_of as "asOf", bytes, created_at as "createdAt",
     case state when 'ready' then ended_at + interval '${EXPORT_DAYS} days' end as "endsAt"
   from export_job where user_id = :userId order by id desc`,
).rows;

export const cancelJob = statement<never, OneOfUser>(
  'export-cancel',
  `update export_job set state = 'cancelled', ended_at = now() where id = :id and user_id = :userId and ${IS_OPEN}`,
).run;

export const removeJob = statement<never, OneOfUser>(
  'export-remove',
  `delete from export_job where id = :id and user_id = :userId and not ${IS_OPEN}`,
).run;

export interface ReadyFile {
  id: number;
  kind: ExportKind;
  fileName: string;
  total: number;
  parts: number;
}

/** Finds a complete file of the caller. */
export const findReady = statement<ReadyFile, OneOfUser>(
  'export-ready',
  `select id, kind, file_name || '.csv' as "fileName", total, parts from export_job
   where id = :id and user_id = :userId and state = 'ready'`,
).oneOrNone;

export const findPart = statement<{ sealed: Buffer }, { jobId: number; number: number }>(
  'export-part',
  'select sealed from export_part where job_id = :jobId and number = :number',
).oneOrNone;

export const listOpen = statement<OneOfUser>(
  'export-open',
  `select id, user_id as "userId" from export_job where ${IS_OPEN} order by id limit 100`,
).rows;

/** Takes an advisory lock until the connection ends; `isHeld` is false when another connection has it. */
export const holdLock = statement<{ isHeld: boolean }, { kind: number; number: number }>(
  'export-hold',
  'select pg_try_advisory_lock(:kind::integer, (:number::bigint % 2147483648)::integer) as "isHeld"',
).one;

export interface OpenJob {
  id: number;
  userId: number;
  kind: ExportKind;
  fileName: string;
  filter: Readonly<Record<string, unknown>>;
  sort: Order<string>;
  timeZone: string;
  attempts: number;
}

/** Begins a job, again if it was begun before. Null when it has ended. */
export const beginJob = statement<OpenJob, { id: number }>(
  'export-begin',
  `with begun as (
     update export_job set state = 'running', attempts = attempts + 1, done = 0 where id = :id and ${IS_OPEN} returning *
   ),
   removed as (delete from export_part where job_id in (select id from begun))
   select id, user_id as "userId", kind, file_name as "fileName", filter, sort, time_zone as "timeZone", attempts from begun`,
).oneOrNone;

export const noteSnapshot = statement<never, { id: number; asOf: string; total: number }>(
  'export-snapshot',
  'update export_job set as_of = :asOf, total = :total where id = :id',
).run;

const MAY_VIEW = `exists (
     select from app_user u join effective_grant g on g.role_key = u.role_key
     where u.id = job.user_id and u.status = 'active' and not u.must_change_password
       and g.path = any(:paths::text[]) and g.action = 'view'
   )`;

/** Whether the user of a job may view one of the paths. */
export const mayView = statement<never, { id: number; paths: string[] }>(
  'export-may-view',
  `select from export_job job where id = :id and ${MAY_VIEW}`,
).some;

/** Notes the progress; null when the job was cancelled, otherwise whether the user may still view the rows. */
export const noteProgress = statement<{ mayView: boolean }, { id: number; done: number; paths: string[] }>(
  'export-progress',
  `update export_job job set done = :done where id = :id and state = 'running'
   returning ${MAY_VIEW} as "mayView"`,
).oneOrNone;

/** @returns false when the job no longer runs: parts of a cancelled one are not kept */
export const addPart = statement<never, { jobId: number; number: number; sealed: Buffer }>(
  'export-add-part',
  `insert into export_part (job_id, number, sealed)
   select id, :number, :sealed from export_job where id = :jobId and state = 'running'`,
).some;

export const finishJob = statement<never, { id: number; parts: number; bytes: number }>(
  'export-finish',
  `update export_job set state = 'ready', parts = :parts, bytes = :bytes, ended_at = now()
   where id = :id and state = 'running'`,
).some;

export const endJob = statement<never, { id: number; state: 'forbidden' | 'failed' }>(
  'export-end',
  `update export_job set state = :state, ended_at = now() where id = :id and state = 'running'`,
).some;

/** Removes old files, and the parts of incomplete ones. */
export const removeOldFiles = statement(
  'export-remove-old',
  `with old as (delete from export_job where ended_at < now() - interval '${EXPORT_DAYS} days')
   delete from export_part where job_id in (select id from export_job where state in ('cancelled', 'forbidden', 'failed'))`,
).run;
