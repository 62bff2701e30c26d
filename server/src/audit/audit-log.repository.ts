import type { auditListRequest, AuditLogEntry, ListPage } from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';

type Request = z.output<typeof auditListRequest>;
type Row = Omit<AuditLogEntry, 'at'> & { at: Date };

/** The conditions that a request names, with their values. */
function conditionsOf({ from, to, actor, action, subject, target }: Request) {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const where = (value: unknown, condition: (place: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  where(from, (place) => `at >= ${place}::timestamptz`);
  where(to, (place) => `at < ${place}::timestamptz`);
  where(actor?.trim() || undefined, (place) => `strpos(lower(actor_name), lower(${place})) > 0`);
  where(action, (place) => `action = ${place}`);
  where(subject, (place) => `subject = ${place}`);
  where(
    target?.trim() || undefined,
    (place) => `(strpos(lower(subject_name), lower(${place})) > 0 or subject_id::text = ${place})`,
  );
  return { values, text: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '' };
}

/** The entries that match, with their exact number. */
export async function listAuditEntries(pool: pg.Pool, request: Request): Promise<ListPage<AuditLogEntry>> {
  const { page, limit, sort } = request;
  const { values, text } = conditionsOf(request);
  const [entries, counted] = await Promise.all([
    pool.query<Row>(
      `select id, at, actor_name as actor, action, subject, subject_id as "subjectId", subject_name as "subjectName",
              changes, request_id as "requestId"
       from audit_entry ${text}
       order by id ${sort === '+id' ? 'asc' : 'desc'} limit ${limit} offset ${(page - 1) * limit}`,
      values,
    ),
    // Entries are numbered without a gap.
    pool.query<{ total: number }>(
      text
        ? `select count(*) as total from audit_entry ${text}`
        : 'select coalesce(max(id), 0) as total from audit_entry',
      values,
    ),
  ]);
  const items = entries.rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return { items, total: counted.rows[0]?.total ?? 0 };
}
