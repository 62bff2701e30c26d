import type { Queryable } from '../../platform/database/transaction';
import { NOT_BACKED_UP } from './backup-lines';

/** @returns names as SQL takes them, in one order */
export async function backedUpTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  );
  return rows.map(({ name }) => name).filter((name) => !NOT_BACKED_UP.has(name));
}
