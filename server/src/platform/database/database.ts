import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Drizzle over the pool. A transaction (`db.transaction(tx => …)`) is a `Database` too: repositories take either. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with'
>;

export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
