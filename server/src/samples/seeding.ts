import type pg from 'pg';

/** A well-mixed number for each index and purpose, the same at every run (the finaliser of MurmurHash3). */
export function mixed(index: number, purpose: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Empties the indexes' waiting lists and brings the planner's statistics up to date after many rows came at once. */
export async function vacuumTables(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`vacuum (analyze) ${tables.join(', ')}`);
  } finally {
    // Not back into the pool: its time limit is gone.
    client.release(true);
  }
}
