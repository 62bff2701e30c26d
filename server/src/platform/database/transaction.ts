import type pg from 'pg';
import { CommitUnanswered, type Commits, commitsOf } from './commits';
import { databaseFailure } from './database-failure';

/** What statements run on: the pool, or one connection with its transaction. */
export type Queryable = pg.Pool | pg.ClientBase;

interface Steps<R, W> {
  /** Statements that read or lock and write nothing: they travel with the begin. */
  read(transaction: pg.ClientBase): Promise<R>;
  write(transaction: pg.ClientBase, read: R): Promise<W>;
  /** The last statement, which writes: it travels with the commit. */
  last?(transaction: pg.ClientBase, written: W): Promise<unknown>;
}

async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit');
  // PostgreSQL's answer to the commit of a transaction in which a statement has failed.
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements failed.');
}

/** A connection whose commit still waits is not free before that ends. */
async function takeBack(client: pg.PoolClient, error: unknown): Promise<void> {
  if (error instanceof CommitUnanswered) return void error.end.then(() => client.release());
  // A connection that can't even take back is of no more use, nor one to a server that has become another's copy.
  await client.query('rollback').then(
    () => client.release(databaseFailure(error) === 'away'),
    () => client.release(true),
  );
}

async function transact<R, W>(
  pool: pg.Pool,
  { read, write, last }: Steps<R, W>,
  commits: Commits | undefined,
): Promise<W> {
  const client = await pool.connect();
  try {
    const [, found] = await Promise.all([client.query('begin'), read(client)]);
    const written = await write(client, found);
    const end = async () => {
      const [ended, committed] = await Promise.allSettled([last?.(client, written), commit(client)]);
      // The commit is refused because the last statement failed, and may say so first.
      if (ended.status === 'rejected') throw ended.reason;
      if (committed.status === 'rejected') throw committed.reason;
    };
    await (commits ? commits.send(end, last !== undefined) : end());
    client.release();
    return written;
  } catch (error) {
    await takeBack(client, error);
    throw error;
  }
}

/**
 * Does the steps in one transaction, which what they throw takes back. Statements that are sent without waiting for one
 * another share a round trip, as connections of the pool are pipelined: https://node-postgres.com/features/pipelining
 *
 * @throws CommitUnanswered, StoringStuck where nothing is stored for the moment
 */
export async function inSteps<R, W>(pool: pg.Pool, steps: Steps<R, W>): Promise<W> {
  const commits = commitsOf(pool);
  commits?.enter(true);
  return transact(pool, steps, commits);
}

type Work<T> = (transaction: pg.ClientBase) => Promise<T>;

/** Does `work` in one transaction, which what it throws takes back. It throws what `inSteps` does. */
export function inTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  return inSteps(pool, { read: async () => {}, write: work });
}

/** The same for what only reads, which goes on where nothing can be stored. */
export function inReading<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  return transact(pool, { read: async () => {}, write: work }, undefined);
}

/** The same for statements that must all see the database as it was when the first of them began. */
export function inOneSnapshot<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const read = (transaction: pg.ClientBase) =>
    transaction.query('set transaction isolation level repeatable read, read only');
  return transact(pool, { read, write: work }, undefined);
}

/**
 * Runs one statement that writes, and is its own transaction where `db` is a pool. It throws what `inSteps` does. In a transaction it must
 * add no step to the promise: of statements that travel together the first failure is the one that says why.
 */
export function inOwn<T>(db: Queryable, statement: (db: Queryable) => Promise<T>): Promise<T> {
  const commits = commitsOf(db);
  if (!commits) return statement(db);
  commits.enter(false);
  return commits.send(() => statement(db), false);
}
