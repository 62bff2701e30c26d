import type pg from 'pg';
import { databaseFailure } from './database-failure';

/** What statements run on: the pool, or one connection with its transaction. */
export type Queryable = pg.Pool | pg.ClientBase;

interface Steps<R, W> {
  /** Statements that read or lock and write nothing: they travel with the begin. */
  read(transaction: pg.ClientBase): Promise<R>;
  write(transaction: pg.ClientBase, read: R): Promise<W>;
  /** The last statement: it travels with the commit. */
  last?(transaction: pg.ClientBase, written: W): Promise<unknown>;
}

async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit');
  // PostgreSQL's answer to the commit of a transaction in which a statement has failed.
  if (command !== 'COMMIT')
    throw new Error('A transaction was taken back: one of its statements had failed.');
}

/**
 * Does the steps in one transaction, which what they throw takes back. Statements that are sent without waiting for one
 * another share a round trip, as connections of the pool are pipelined: https://node-postgres.com/features/pipelining
 */
export async function inSteps<R, W>(pool: pg.Pool, { read, write, last }: Steps<R, W>): Promise<W> {
  const client = await pool.connect();
  try {
    const [, found] = await Promise.all([client.query('begin'), read(client)]);
    const written = await write(client, found);
    const [ended, committed] = await Promise.allSettled([last?.(client, written), commit(client)]);
    // The commit is refused because the last statement failed, and may say so first.
    if (ended.status === 'rejected') throw ended.reason;
    if (committed.status === 'rejected') throw committed.reason;
    client.release();
    return written;
  } catch (error) {
    // A connection that can't even take back is of no more use, nor one to a server that has become another's copy.
    await client.query('rollback').then(
      () => client.release(databaseFailure(error) === 'away'),
      () => client.release(true),
    );
    throw error;
  }
}

/** Does `work` in one transaction, which what it throws takes back. */
export function inTransaction<T>(
  pool: pg.Pool,
  work: (transaction: pg.ClientBase) => Promise<T>,
): Promise<T> {
  return inSteps(pool, { read: async () => {}, write: work });
}
