import type pg from 'pg';

/** Empties the indexes' waiting lists and brings the planner's statistics up to date after many rows came at once. */
export async function settleTables(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`vacuum (analyze) ${tables.join(', ')}`);
  } finally {
    // Not back into the pool: its time limit is gone.
    client.release(true);
  }
}
