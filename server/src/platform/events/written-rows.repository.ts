import type { AuditAction, AuditSubject } from '@backoffice/contract';
import { LIVE_ROWS_MAX } from '@backoffice/contract/live-lists';
import { statement } from '../database/statement';

/** Writes of one user to rows of a kind, from the audit log. */
export interface RowsWritten {
  subject: AuditSubject;
  action: AuditAction;
  /** The user who wrote; null for the system. */
  userId: number | null;
  ids: number[];
  /** True when more rows were written than are sent; `ids` then has the last of them. */
  isMany: boolean;
  /** The id of the newest entry. */
  last: number;
}

/** The id of the newest entry of the audit log; 0 when it is empty. */
export const lastWritten = statement<{ last: number }>(
  'rows-written-last',
  'select coalesce(max(id), 0) as last from audit_entry',
).one;

/** The maximum number of entries read at once; later ones are read the next time. */
const MAX_ENTRIES = 10_000;

const after = statement<RowsWritten, { after: number; limit: number; max: number }>(
  'rows-written-after',
  `select subject, action, actor_id as "userId", max(id) as last,
     coalesce(json_agg(subject_id order by id) filter (where subject_id is not null and newest <= :max), '[]') as ids,
     count(*) > :max as "isMany"
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
 * Returns the writes after an entry. Entries get their ids one after the other, each once the one before is committed
 * (`chain_audit_entry` in migration 0098), so that no entry becomes visible later under a lower id.
 */
export const rowsWrittenAfter = (db: Parameters<typeof after.rows>[0], entry: number) =>
  after.rows(db, { after: entry, limit: MAX_ENTRIES, max: LIVE_ROWS_MAX });
