import type { OperationsStatus } from '@backoffice/contract/operations';
import { statement } from '../../platform/database/statement';

/** A process counts as running for this time after its last report; it reports each minute. */
const SEEN_WITHIN = `interval '150 seconds'`;

/** The counts of a process. */
export interface Counts {
  answered: number;
  failed: number;
  refused: number;
  refusedPasswords: number;
  unreadableKeys: number;
  fullAnswers: number;
}

interface ProcessReport {
  id: string;
  host: string;
  release: string | null;
  node: string;
  startedAt: string;
  memoryBytes: number;
  /** JSON text. */
  replicas: string;
}

/** Reports the state of a process, and adds its counts since the last report. */
export const reportProcess = statement<never, ProcessReport & Counts>(
  'api-process-tell',
  `with told as (
     insert into api_process (id, host, release, node, started_at, memory_bytes, replicas)
     values (:id, :host, :release, :node, :startedAt, :memoryBytes, :replicas)
     on conflict (id) do update set seen_at = now(), memory_bytes = excluded.memory_bytes, replicas = excluded.replicas
     returning id
   )
   insert into api_minute as known (process_id, minute, answered, failed, refused, refused_passwords, unreadable_keys, full_answers)
   select id, date_trunc('minute', now()), :answered::int, :failed::int, :refused::int, :refusedPasswords::int, :unreadableKeys::int, :fullAnswers::int
   from told
   on conflict (process_id, minute) do update set
     answered = known.answered + excluded.answered,
     failed = known.failed + excluded.failed,
     refused = known.refused + excluded.refused,
     refused_passwords = known.refused_passwords + excluded.refused_passwords,
     unreadable_keys = known.unreadable_keys + excluded.unreadable_keys,
     full_answers = known.full_answers + excluded.full_answers`,
).run;

/** Removes ended processes and counts after an hour. */
export const removeOldProcesses = statement(
  'api-process-remove-old',
  `with minutes as (delete from api_minute where minute < now() - interval '1 hour')
   delete from api_process where seen_at < now() - interval '1 hour'`,
).run;

/** Marks a process as ended when it stops. */
export const noteProcessEnd = statement<never, { id: string }>(
  'api-process-end',
  `update api_process set seen_at = least(seen_at, now() - ${SEEN_WITHIN}) where id = :id`,
).run;

export const listProcesses = statement<OperationsStatus['processes'][number]>(
  'api-process-list',
  `select host, release, node, started_at as "startedAt", seen_at as "seenAt", memory_bytes as "memoryBytes"
   from api_process where seen_at > now() - ${SEEN_WITHIN} order by host, started_at, id`,
).rows;

/** The replicas with the smallest lag that a process has reported. */
export const listReplicas = statement<OperationsStatus['database']['replicas'][number]>(
  'api-process-replicas',
  `select replica.name, bool_or(replica."isUsed") as "isUsed", min(replica."lagSeconds") as "lagSeconds"
   from api_process, jsonb_to_recordset(replicas) replica (name text, "isUsed" boolean, "lagSeconds" float8)
   where seen_at > now() - ${SEEN_WITHIN} group by 1 order by 1`,
).rows;

/** Sums the counts of all processes: over five minutes, and of rare events over ten. */
export const countLately = statement<Counts>(
  'api-process-counts',
  `select
     coalesce(sum(answered) filter (where is_late), 0) as answered,
     coalesce(sum(failed) filter (where is_late), 0) as failed,
     coalesce(sum(refused) filter (where is_late), 0) as refused,
     coalesce(sum(refused_passwords) filter (where is_late), 0) as "refusedPasswords",
     coalesce(sum(unreadable_keys), 0) as "unreadableKeys",
     coalesce(sum(full_answers), 0) as "fullAnswers"
   from (select *, minute > now() - interval '5 minutes' as is_late from api_minute where minute > now() - interval '10 minutes') lately`,
).one;
