import type { FastifyRequest } from 'fastify';
import type { AuditAction, AuditSubject, FieldChange, HistoryEntry, ListPage } from '@backoffice/contract';
import type pg from 'pg';
import type { Caller } from '../http/caller';
import type { Queryable } from '../database/transaction';

/** Whose call a write is. */
export interface Author {
  userId: number;
  username: string;
  requestId: string;
}

export function authorOf({ userId, username }: Caller, request: FastifyRequest): Author {
  return { userId, username, requestId: request.id };
}

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
  return Object.keys(after ?? before ?? {})
    .map((field) => ({ field, from: before?.[field] ?? null, to: after?.[field] ?? null }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Writes an entry, as the last thing of the transaction that did what it tells: until that ends, no other entry can be written.
 * Given the pool, it is a transaction of its own.
 */
export async function insertAuditEntry(db: Queryable, entry: AuditEntry): Promise<void> {
  await db.query({
    name: 'audit-insert',
    text: `insert into audit_entry (actor_id, actor_name, subject, subject_id, action, changes, request_id, subject_name)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      entry.author?.userId,
      entry.author?.username,
      entry.subject,
      entry.subjectId,
      entry.action,
      JSON.stringify(entry.changes),
      entry.author?.requestId ?? entry.requestId,
      entry.subjectName,
    ],
  });
}

/** What one row went through, the latest first. */
export async function listHistory(
  pool: pg.Pool,
  { subject, subjectId }: { subject: AuditEntry['subject']; subjectId: number },
  { page, limit }: { page: number; limit: number },
): Promise<ListPage<HistoryEntry>> {
  const { rows } = await pool.query<Omit<HistoryEntry, 'at'> & { at: Date; total: number }>({
    name: 'audit-history',
    text: `select id, at, actor_name as actor, action, changes, count(*) over () as total
           from audit_entry where subject = $1 and subject_id = $2
           order by id desc limit $3 offset $4`,
    values: [subject, subjectId, limit, (page - 1) * limit],
  });
  const items = rows.map(({ total: _total, at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  return { items, total: rows[0]?.total ?? (await countHistory(pool, subject, subjectId)) };
}

// A page past the end has no row that could tell it.
async function countHistory(pool: pg.Pool, subject: string, subjectId: number): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    'select count(*) as total from audit_entry where subject = $1 and subject_id = $2',
    [subject, subjectId],
  );
  return rows[0]?.total ?? 0;
}

interface ChainState {
  entries: number;
  /** The first entry that is not as it was written, or whose predecessor is missing; null when the chain holds. */
  brokenAt: number | null;
  /** Hash of the last entry in hexadecimal; null when there is none. */
  head: string | null;
}

/** Computes every hash anew. */
export async function checkChain(db: Queryable): Promise<ChainState> {
  const { rows } = await db.query<ChainState>(`
    with linked as (
      select a as entry, a.id, a.hash, a.previous_hash,
        lag(a.id, 1, 0::bigint) over (order by a.id) as id_before,
        lag(a.hash, 1, '\\x'::bytea) over (order by a.id) as hash_before
      from audit_entry a
    )
    select count(*) as entries,
      min(id) filter (
        where id <> id_before + 1 or previous_hash <> hash_before or hash <> audit_entry_hash(entry)
      ) as "brokenAt",
      (select encode(hash, 'hex') from audit_entry order by id desc limit 1) as head
    from linked`);
  const [state] = rows;
  if (!state) throw new Error('A count answered no row.');
  return state;
}

/** The hash of one entry in hexadecimal; null when there is no such entry. */
export async function hashOfEntry(db: Queryable, id: number): Promise<string | null> {
  const { rows } = await db.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_entry where id = $1`,
    [id],
  );
  return rows[0]?.hash ?? null;
}
