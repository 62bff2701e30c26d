import type pg from 'pg';

/** What statements run on: the pool, or one connection with its transaction. */
export type Queryable = pg.Pool | pg.ClientBase;

/** Does `work` in one transaction, which what it throws takes back. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (transaction: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that can't even take back is of no more use.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}
