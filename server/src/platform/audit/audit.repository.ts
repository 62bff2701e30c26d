import type { AuditAction, AuditSubject, FieldChange, HistoryEntry } from '@backoffice/contract';
import type { Caller } from '../http/caller';
import { fittingChanges, measuredEntries } from '../database/fitting-texts';
import { pagedStatement, statement } from '../database/statement';
import type { Queryable } from '../database/transaction';

/** Whose call a write is. */
export type Author = Pick<Caller, 'userId' | 'username' | 'requestId'>;

/** What an entry of the audit log says; number, time and hashes are the database's. */
export interface AuditEntry {
  /** Null for what nobody did; without a number who is no user, such as a deploy key. */
  author: (Omit<Author, 'userId'> & { userId: number | null }) | null;
  subject: AuditSubject;
  /** Null for what has no number. */
  subjectId: number | null;
  /** What it is called now, where its changes don't tell. */
  subjectName?: string | null;
  action: AuditAction;
  changes: readonly FieldChange[];
  /** Why, in the words of who did it. */
  reason?: string | undefined;
  /** The call that did it, where there is no author to name it. */
  requestId?: string;
}

type Row = Readonly<Record<string, FieldChange['from']>>;

/**
 * What differs between two states of a row, field by field.
 *
 * @param before null for a new row
 * @param after null for a deleted one
 */
export function fieldChanges(before: Row | null, after: Row | null): FieldChange[] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, from: before?.[field] ?? null, to: after?.[field] ?? null }))
    .filter(({ from, to }) => from !== to);
}

type WrittenEntry = Omit<AuditEntry, 'author' | 'changes' | 'reason'> & {
  actorId: number | null | undefined;
  actorName: string | undefined;
  changes: string;
  reason: string | null;
};

const insert = statement<never, WrittenEntry>(
  'audit-insert',
  `insert into audit_entry (actor_id, actor_name, subject, subject_id, action, changes, request_id, subject_name, reason)
   values (:actorId, :actorName, :subject, :subjectId, :action, :changes, :requestId, :subjectName, :reason)`,
);

/**
 * Writes an entry, as the last thing of the transaction that did what it tells: until that ends, no other entry can be written.
 * Given the pool, it is a transaction of its own.
 */
export async function insertAuditEntry(db: Queryable, entry: AuditEntry): Promise<void> {
  const { author, subject, subjectId, subjectName, action, changes, reason } = entry;
  await insert.run(db, {
    actorId: author?.userId,
    actorName: author?.username,
    subject,
    subjectId,
    action,
    changes: JSON.stringify(changes),
    requestId: author?.requestId ?? entry.requestId,
    subjectName,
    // Nothing was said.
    reason: reason || null,
  });
}

/** What one row went through, the latest first. */
export const listHistory = pagedStatement<HistoryEntry, { subject: AuditSubject; subjectId: number }>(
  'audit-history',
  {
    columns: '*',
    matching: 'from audit_entry where subject = :subject and subject_id = :subjectId',
    order: 'id desc',
    shown: (page) => `select id, at, actor_name as actor, action, ${fittingChanges}, reason
      from ${measuredEntries(page)} order by id desc`,
  },
);

interface ChainState {
  entries: number;
  /** The first entry that is not as it was written, or whose predecessor is missing; null when the chain holds. */
  brokenAt: number | null;
  /** Number of the last entry and its hash in hexadecimal; null when there is none. */
  last: number | null;
  head: string | null;
  /** Where the chain begins: the last entry that was removed by retention, as the entry that tells of it says; null where none was. */
  removed: { last: number; hash: string; until: string; toldBy: number } | null;
}

/**
 * What retention has removed of a log before its first line, by the entry that tells of it: a query with one row at most.
 *
 * @param log its table
 */
export const removedOf = (log: 'audit_entry' | 'key_read') =>
  `select (changes -> 1 ->> 'from')::bigint as last, changes -> 2 ->> 'from' as hash, changes -> 0 ->> 'to' as until, id as "toldBy"
   from audit_entry where action = 'log-remove' and subject = 'log' and subject_name = '${log}'
     and changes -> 1 ->> 'from' = ((select min(id) from ${log}) - 1)::text
   order by id desc limit 1`;

/** Makes the months that come, and removes those past the retention: `keep_logs` in migration 0098. Does nothing where nothing is to be done. */
export const keepLogs = statement('logs-keep', 'select keep_logs()').run;

/** Computes every hash anew. */
export const checkChain = statement<ChainState>(
  'audit-chain',
  `with removed as (${removedOf('audit_entry')}),
   linked as (
     select a as entry, a.id, a.hash, a.previous_hash,
       lag(a.id, 1, coalesce((select last from removed), 0)) over (order by a.id) as id_before,
       lag(a.hash, 1, coalesce((select decode(hash, 'hex') from removed), '\\x'::bytea)) over (order by a.id) as hash_before
     from audit_entry a
   )
   select count(*) as entries,
     min(id) filter (
       where id <> id_before + 1 or previous_hash <> hash_before or hash <> audit_entry_hash(entry)
     ) as "brokenAt",
     max(id) as last,
     (select encode(hash, 'hex') from audit_entry order by id desc limit 1) as head,
     (select to_json(removed) from removed) as removed
   from linked`,
).one;

/** The hash of one entry in hexadecimal; null when there is no such entry. */
export const findEntryHash = statement<{ hash: string }, { id: number }>(
  'audit-entry-hash',
  `select encode(hash, 'hex') as hash from audit_entry where id = :id`,
).oneOrNone;
