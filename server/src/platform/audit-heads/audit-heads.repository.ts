import { statement } from '../database/statement';

/** Lines that are kept after their delivery, for a destination that is added or lost its file: about a week. */
const KEPT_HEADS = 10_000;
/** Lines that are kept for a destination that is away: about five months. */
const MAX_HEADS = 200_000;
/** A destination that no process has in its settings is forgotten after this time. */
const FORGOTTEN_AFTER = `interval '10 minutes'`;

/** Returns false while another process signs. Ends with the transaction. */
export const lockSigning = statement(
  'audit-head-lock',
  'select where pg_try_advisory_xact_lock(7263550024)',
).some;

interface LastHead {
  sequence: number;
  line: string;
  /** In seconds, by the database's clock. */
  age: number;
}

export const lastHead = statement<LastHead>(
  'audit-head-last',
  `select sequence, line, extract(epoch from now() - at)::float8 as age from audit_head order by sequence desc limit 1`,
).oneOrNone;

export const newestEntry = statement<{ id: number; hash: string }>(
  'audit-head-newest-entry',
  `select id, encode(hash, 'hex') as hash from audit_entry order by id desc limit 1`,
).oneOrNone;

export const insertHead = statement<never, { sequence: number; line: string }>(
  'audit-head-insert',
  'insert into audit_head (sequence, line) values (:sequence, :line)',
).run;

export const removeOldHeads = statement(
  'audit-head-remove-old',
  `delete from audit_head
   where sequence <= (select max(sequence) from audit_head) - ${KEPT_HEADS}
     and (sequence <= (select min(sequence) from audit_head_place)
       or sequence <= (select max(sequence) from audit_head) - ${MAX_HEADS})`,
).run;

/** Adds the destinations of this process's settings. */
export const addDestinations = statement<never, { names: readonly string[] }>(
  'audit-place-want',
  `insert into audit_head_place (name) select unnest(:names::text[])
   on conflict (name) do update set wanted_at = now()`,
).run;

/** Forgets other destinations that no process has named lately. */
export const forgetDestinations = statement<never, { names: readonly string[] }>(
  'audit-place-forget',
  `delete from audit_head_place where name <> all(:names::text[]) and wanted_at < now() - ${FORGOTTEN_AFTER}`,
).run;

/** Claims a destination for one delivery, unless another process has it; returns the last head that was delivered. */
export const claimDestination = statement<{ position: number }, { name: string; seconds: number }>(
  'audit-place-take',
  `update audit_head_place set taken_until = now() + :seconds::float8 * interval '1 second'
   where name = :name and taken_until < now() returning sequence as position`,
).oneOrNone;

export const headsAfter = statement<{ position: number; line: string }, { position: number; limit: number }>(
  'audit-heads-after',
  'select sequence as position, line from audit_head where sequence > :position order by sequence limit :limit',
).rows;

export const noteDelivered = statement<never, { name: string; position: number; seconds: number }>(
  'audit-place-delivered',
  `update audit_head_place place set sequence = head.sequence, delivered_at = head.at, problem = null,
     taken_until = now() + :seconds::float8 * interval '1 second'
   from audit_head head where place.name = :name and head.sequence = :position`,
).run;

export const releaseDestination = statement<never, { name: string; problem: string | null }>(
  'audit-place-release',
  `update audit_head_place set taken_until = '-infinity', problem = :problem where name = :name`,
).run;
