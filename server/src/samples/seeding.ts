import type pg from 'pg';

/** Returns a pseudo-random number for each index and purpose, the same at every run (the finaliser of MurmurHash3). */
export function mixed(index: number, purpose: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Empties the pending lists of indexes and updates the planner's statistics after a bulk insert. */
export async function vacuumTables(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`vacuum (analyze) ${tables.join(', ')}`);
  } finally {
    // Removed from the pool, because its time limit is off.
    client.release(true);
  }
}
