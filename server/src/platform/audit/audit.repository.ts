import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { AuditAction, AuditSubject, FieldChange, HistoryEntry } from '@backoffice/contract';
import type { Caller } from '../http/caller';
import { fittingChanges, measuredEntries } from '../database/fitting-texts';
import { pagedStatement, statement } from '../database/statement';
import { beforeCommit, type Queryable } from '../database/transaction';

/** The author of a write. */
export type Author = Pick<
  Caller,
  'userId' | 'username' | 'requestId' | 'approval' | 'changeReason' | 'recheck'
>;

/** The content of an audit entry; the database adds id, time and hashes. */
export interface AuditEntry {
  /** Null for system actions. `userId` is null when the actor is not a user, for example a deploy key. */
  author: (Omit<Author, 'userId'> & { userId: number | null }) | null;
  subject: AuditSubject;
  /** Null for a subject without an id. */
  subjectId: number | null;
  /** The current name, when the changes do not contain it. */
  subjectName?: string | null;
  action: AuditAction;
  changes: readonly FieldChange[];
  /** The reason, in the author's words; by default that of the author’s call. */
  reason?: string | undefined;
  /** The call that caused the entry, when there is no author with one. */
  requestId?: string;
}

type Row = Readonly<Record<string, FieldChange['from']>>;

/**
 * Returns the differences between two states of a row, field by field.
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
  ticket: string | null;
  process: string;
};

/** The host name of this process, an id of its start, and its release or `-`: in every audit entry that the process writes. */
const thisProcess = `${hostname()} ${randomBytes(8).toString('hex')} ${process.env.RELEASE || '-'}`;

const INTO_ENTRIES =
  'insert into audit_entry (actor_id, actor_name, subject, subject_id, action, changes, request_id, subject_name, reason, ticket, process)';
const ENTRY =
  ':actorId, :actorName, :subject, :subjectId, :action, :changes, :requestId, :subjectName, :reason, :ticket, :process';

const insert = statement<never, WrittenEntry>('audit-insert', `${INTO_ENTRIES} values (${ENTRY})`);
/** Marks an approved request as done in the transaction of its change; fails when it is not open: migration 0185. */
export const markApproved = statement<never, { id: number }>('approval-done', 'select approval_done(:id)', {
  writes: true,
}).run;

/** Marks the approved request as done, too. */
const insertApproved = statement<never, WrittenEntry & { approval: number }>(
  'audit-insert-approved',
  `${INTO_ENTRIES} select ${ENTRY} from approval_done(:approval)`,
);

/**
 * Writes an entry with the commit of the transaction that it describes, since no other entry can be written between both. With the
 * pool, it is a transaction of its own.
 */
export async function insertAuditEntry(db: Queryable, entry: AuditEntry): Promise<void> {
  const { author, subject, subjectId, subjectName, action, reason } = entry;
  const { id: approval = null, by } = author?.approval ?? {};
  const changes = by ? [...entry.changes, { field: 'approvedBy', from: null, to: by }] : entry.changes;
  const written = {
    actorId: author?.userId,
    actorName: author?.username,
    subject,
    subjectId,
    action,
    changes: JSON.stringify(changes),
    requestId: author?.requestId ?? entry.requestId,
    subjectName,
    // An empty reason counts as none.
    reason: reason || author?.changeReason?.reason || null,
    ticket: author?.changeReason?.ticket ?? null,
    process: thisProcess,
  };
  await beforeCommit(db, () =>
    approval === null ? insert.run(db, written) : insertApproved.run(db, { ...written, approval }),
  );
}

/** The history of one row, latest first. */
export const listHistory = pagedStatement<HistoryEntry, { subject: AuditSubject; subjectId: number }>(
  'audit-history',
  {
    columns: '*',
    matching: 'from audit_entry where subject = :subject and subject_id = :subjectId',
    order: 'id desc',
    shown: (page) => `select id, at, actor_name as actor, action, ${fittingChanges}, reason, ticket
      from ${measuredEntries(page)} order by id desc`,
  },
);

interface ChainState {
  entries: number;
  /** The first entry that was altered or whose predecessor is missing; null when the chain is intact. */
  brokenAt: number | null;
  /** The id and hexadecimal hash of the last entry; null when there is none. */
  last: number | null;
  head: string | null;
  /** The last entry removed by retention, from the entry that records the removal; null when none was removed. */
  removed: { last: number; hash: string; until: string; recordedBy: number } | null;
}

/**
 * Returns a query for what retention has removed before the first line of a log; at most one row.
 *
 * @param log table of the log
 */
export const removedOf = (log: 'audit_entry' | 'key_read') =>
  `select (changes -> 1 ->> 'from')::bigint as last, changes -> 2 ->> 'from' as hash, changes -> 0 ->> 'to' as until, id as "recordedBy"
   from audit_entry where action = 'log-remove' and subject = 'log' and subject_name = '${log}'
     and changes -> 1 ->> 'from' = ((select min(id) from ${log}) - 1)::text
   order by id desc limit 1`;

/** Creates the partitions of the coming months, and removes those past the retention: `keep_logs` in migration 0098. */
export const keepLogs = statement('logs-keep', 'select keep_logs()').run;

/** Recomputes and checks all hashes. */
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
       where id <> id_before + 1 or previous_hash <> hash_before or hash is distinct from audit_entry_hash(entry)
     ) as "brokenAt",
     max(id) as last,
     (select encode(hash, 'hex') from audit_entry order by id desc limit 1) as head,
     (select to_json(removed) from removed) as removed
   from linked`,
).one;

/** The hexadecimal hash of one entry; null when there is no such entry. */
export const findEntryHash = statement<{ hash: string }, { id: number }>(
  'audit-entry-hash',
  `select encode(hash, 'hex') as hash from audit_entry where id = :id`,
).oneOrNone;

/** Reads entries as they are hashed, in order: the hash of the one before, both hexadecimal, and the text. */
export const hashedEntriesAfter = statement<
  { id: number; previous: string; hash: string; text: string },
  { id: number; limit: number }
>(
  'audit-hashed-entries',
  `select id, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash, audit_entry_text(entry) as text
   from audit_entry entry where id > :id order by id limit :limit`,
).rows;
