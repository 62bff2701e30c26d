import { fittingChanges, measuredEntries } from '../database/fitting-texts';
import { statement } from '../database/statement';

/** A destination that no process has in its settings is forgotten after this time. */
const FORGOTTEN_AFTER = `interval '10 minutes'`;
/** The longest pause after failures, in seconds. */
const LONGEST_PAUSE = 300;

/** Adds the destination of this process's settings. */
export const wantForwarding = statement<never, { name: string }>(
  'audit-forward-want',
  'insert into audit_forward (name) values (:name) on conflict (name) do update set wanted_at = now()',
).run;

/** Forgets other destinations that no process has named lately. */
export const forgetForwarding = statement<never, { name: string | null }>(
  'audit-forward-forget',
  `delete from audit_forward where name is distinct from :name and wanted_at < now() - ${FORGOTTEN_AFTER}`,
).run;

/** Claims the destination, unless another process has it or it has all entries; returns the last entry that it has taken. */
export const takeForwarding = statement<{ position: number }, { name: string; seconds: number }>(
  'audit-forward-take',
  `update audit_forward set taken_until = now() + :seconds::float8 * interval '1 second'
   where name = :name and taken_until < now() and exists (select from audit_entry where id > entry_id)
   returning entry_id as position`,
).oneOrNone;

/** Reads entries in order as JSON, with what the page of the audit log shows of them and with their hashes. */
export const entryLinesAfter = statement<
  { position: number; line: string },
  { position: number; limit: number }
>(
  'audit-forward-entries',
  `select id as position, json_build_object('id', id, 'at', at, 'actorId', actor_id, 'actor', actor_name, 'action', action,
     'subject', subject, 'subjectId', subject_id, 'subjectName', subject_name, 'changes', changes, 'requestId', request_id,
     'reason', reason, 'ticket', ticket, 'process', process, 'previous', encode(previous_hash, 'hex'),
     'hash', encode(hash, 'hex'))::text as line
   from (
     select id, at, actor_id, actor_name, action, subject, subject_id, subject_name, ${fittingChanges}, request_id, reason,
       ticket, process, previous_hash, hash
     from ${measuredEntries('select * from audit_entry where id > :position order by id limit :limit')}
   ) shown order by id`,
).rows;

/** Never back: another process may have taken the destination over. */
export const noteForwarded = statement<never, { name: string; position: number; seconds: number }>(
  'audit-forward-note',
  `update audit_forward set entry_id = :position, forwarded_at = now(), failures = 0, problem = null,
     taken_until = now() + :seconds::float8 * interval '1 second'
   where name = :name and entry_id < :position`,
).run;

/** Releases the destination: at once, or after a failure for the next attempt, with pauses that double. */
export const releaseForwarding = statement<never, { name: string; problem: string | null }>(
  'audit-forward-release',
  `update audit_forward set problem = :problem, failures = case when :problem::text is null then 0 else failures + 1 end,
     taken_until = case when :problem::text is null then '-infinity'
       else now() + least(${LONGEST_PAUSE}, 2 ^ least(failures + 1, 16)) * interval '1 second' end
   where name = :name`,
).run;
