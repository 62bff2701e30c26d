import type pg from 'pg';
import { statement } from '../../platform/database/statement';

const constraints = statement<{ table: string; name: string; isReference: boolean; definition: string }>(
  'restore-constraints',
  `select conrelid::regclass::text as table, quote_ident(conname) as name, contype = 'f' as "isReference",
     pg_get_constraintdef(oid) as definition
   from pg_constraint
   where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'f') and conparentid = 0
   order by conrelid::regclass::text, conname`,
);
// The definition for a partitioned table includes the indexes of its partitions.
const indexes = statement<{ name: string; definition: string }>(
  'restore-indexes',
  `select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
   from pg_index i join pg_class c on c.oid = i.indexrelid
   where c.relnamespace = 'public'::regnamespace and not exists (
     select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
   order by 1`,
);
// Includes the triggers of a log's partitions, because truncating the log truncates them.
const triggers = statement<{ table: string; name: string }>(
  'restore-triggers',
  `select tgrelid::regclass::text as table, quote_ident(tgname) as name
   from pg_trigger join pg_class c on c.oid = tgrelid
   where c.relnamespace in ('public'::regnamespace, to_regnamespace('log_month')) and not tgisinternal and tgparentid = 0
     and tgenabled = 'O' order by 1, 2`,
);

/** Sets the head of the audit log's chain in schemas that store it, because the disabled trigger did not. */
const findHead = statement<{ call: string }>(
  'restore-head',
  `select 'select ' || oid::regprocedure as call from pg_proc where oid = to_regprocedure('find_audit_head()')`,
);

/** The memory for each sort of an index build. */
const SORT_MEMORY = '256MB';

/**
 * Removes indexes, foreign keys and triggers from all tables within a transaction, for a fast load of rows, which must satisfy
 * them.
 *
 * @returns a function that restores them: indexes are built and foreign keys checked once for all rows, and the audit log's
 *   chain continues after the last loaded entry
 */
export async function bareTables(transaction: pg.ClientBase): Promise<() => Promise<void>> {
  const run = async (commands: string[]) => {
    for (const command of commands) await transaction.query(command);
  };
  const keys = await constraints.rows(transaction);
  const references = keys.filter(({ isReference }) => isReference);
  const unique = keys.filter(({ isReference }) => !isReference);
  const otherIndexes = await indexes.rows(transaction);
  const enabled = await triggers.rows(transaction);
  await run([
    ...enabled.map(({ table, name }) => `alter table ${table} disable trigger ${name}`),
    ...[...references, ...unique].map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...otherIndexes.map(({ name }) => `drop index ${name}`),
  ]);
  const added = ({ table, name, definition }: (typeof keys)[number]) =>
    `alter table ${table} add constraint ${name} ${definition}`;
  const headFinders = await findHead.rows(transaction);
  return () =>
    run([
      `set local maintenance_work_mem = '${SORT_MEMORY}'`,
      ...unique.map(added),
      ...otherIndexes.map(({ definition }) => definition),
      ...references.map(added),
      ...headFinders.map(({ call }) => call),
      ...enabled.map(({ table, name }) => `alter table ${table} enable trigger ${name}`),
    ]);
}
