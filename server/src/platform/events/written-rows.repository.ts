import type { AuditAction, AuditSubject } from '@backoffice/contract';
import { LIVE_ROWS_MOST } from '@backoffice/contract/live-lists';
import { statement } from '../database/statement';

/** What somebody did to rows of a kind, as the audit log tells it. */
export interface RowsWritten {
  subject: AuditSubject;
  action: AuditAction;
  /** Who did it; null for what nobody signed in did. */
  userId: number | null;
  ids: number[];
  /** There are more than these, which are the last of them: more than anybody is told of. */
  isMany: boolean;
  /** The number of its last entry. */
  last: number;
}

/** The number of the last entry that there is. */
export const lastWritten = statement<{ last: number }>(
  'rows-written-last',
  'select coalesce(max(id), 0) as last from audit_entry',
).one;

/** Entries that are read at once; those beyond it are left for the next time. */
const MOST_ENTRIES = 10_000;

const after = statement<RowsWritten, { after: number; limit: number; most: number }>(
  'rows-written-after',
  `select subject, action, actor_id as "userId", max(id) as last,
     coalesce(json_agg(subject_id order by id) filter (where subject_id is not null and newest <= :most), '[]') as ids,
     count(*) > :most as "isMany"
   from (
     select id, subject, action, actor_id, subject_id,
       row_number() over (partition by subject, action, actor_id order by id desc) as newest
     from (
       select id, subject, action, actor_id, subject_id from audit_entry where id > :after order by id limit :limit
     ) unseen
   ) entry
   group by subject, action, actor_id`,
);

/**
 * What was written after an entry. Entries get their numbers one after the other, each when the one before is committed (`chain_audit_entry` in
 * migration 0098): so none becomes visible later under a lower number.
 */
export const rowsWrittenAfter = (db: Parameters<typeof after.rows>[0], entry: number) =>
  after.rows(db, { after: entry, limit: MOST_ENTRIES, most: LIVE_ROWS_MOST });
