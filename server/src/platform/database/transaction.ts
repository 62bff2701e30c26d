import type pg from 'pg';
import { CommitTimeoutError, type Commits, commitsOf } from './commits';
import { databaseFailure } from './database-failure';

/** Runs statements: the pool, or one connection with its transaction. */
export type Queryable = pg.Pool | pg.ClientBase;

interface Steps<R, W> {
  /** Statements that read or lock and write nothing: they are sent together with the begin. */
  read(transaction: pg.ClientBase): Promise<R>;
  write(transaction: pg.ClientBase, read: R): Promise<W>;
  /** The last statement, which writes: it is sent together with the commit. */
  last?(transaction: pg.ClientBase, written: W): Promise<unknown>;
}

async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit');
  // PostgreSQL's answer to the commit of a transaction in which a statement has failed.
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements failed.');
}

/** Rolls back and releases the connection; one whose commit still waits is released when that commit ends. */
async function takeBack(client: pg.PoolClient, error: unknown): Promise<void> {
  if (error instanceof CommitTimeoutError) return void error.end.then(() => client.release());
  // A connection that cannot roll back is closed, and so is one to a server that has become a replica.
  await client.query('rollback').then(
    () => client.release(databaseFailure(error) === 'away'),
    () => client.release(true),
  );
}

/** The statements of open transactions that are sent together with the commit. */
const endings = new WeakMap<Queryable, (() => Promise<unknown>)[]>();

/**
 * Sends a statement together with the commit of its transaction, so that what it locks is locked only for the commit. Outside a
 * transaction it is sent at once.
 */
export async function beforeCommit(db: Queryable, statement: () => Promise<unknown>): Promise<void> {
  const ending = endings.get(db);
  if (ending) ending.push(statement);
  else await statement();
}

async function transact<R, W>(
  pool: pg.Pool,
  { read, write, last }: Steps<R, W>,
  commits: Commits | undefined,
): Promise<W> {
  const client = await pool.connect();
  const ending: (() => Promise<unknown>)[] = [];
  endings.set(client, ending);
  try {
    const [, found] = await Promise.all([client.query('begin'), read(client)]);
    const written = await write(client, found);
    endings.delete(client);
    const isStored = last !== undefined || ending.length > 0;
    const end = async () => {
      const sent: Promise<unknown>[] = ending.map((statement) => statement());
      if (last) sent.push(last(client, written));
      sent.push(commit(client));
      const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
      // The first one: the commit is refused because a statement before it failed.
      if (failed?.status === 'rejected') throw failed.reason;
    };
    await (commits ? commits.send(end, isStored) : end());
    client.release();
    return written;
  } catch (error) {
    endings.delete(client);
    await takeBack(client, error);
    throw error;
  }
}

/**
 * Runs the steps in one transaction, which is rolled back when one throws. Statements that are sent without waiting for one
 * another share a round trip, because connections of the pool are pipelined: https://node-postgres.com/features/pipelining
 *
 * @throws CommitTimeoutError, StorageUnavailableError while the database accepts no writes
 */
export async function inSteps<R, W>(pool: pg.Pool, steps: Steps<R, W>): Promise<W> {
  const commits = commitsOf(pool);
  commits?.enter(true);
  return transact(pool, steps, commits);
}

type Work<T> = (transaction: pg.ClientBase) => Promise<T>;

/** Runs `work` in one transaction, which is rolled back when it throws. Throws as `inSteps` does. */
export function inTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  return inSteps(pool, { read: async () => {}, write: work });
}

/** Runs reads in one transaction, also while the database accepts no writes. */
export function inReading<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  return transact(pool, { read: async () => {}, write: work }, undefined);
}

/** Runs reads in one transaction that sees a single snapshot of the database. */
export function inOneSnapshot<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const read = (transaction: pg.ClientBase) =>
    transaction.query('set transaction isolation level repeatable read, read only');
  return transact(pool, { read, write: work }, undefined);
}

/**
 * Runs one statement that writes, as its own transaction when `db` is a pool. Throws as `inSteps` does. Inside a transaction it
 * must add no step to the promise: of statements that are sent together, the first failure is the one with the reason.
 */
export function inOwn<T>(db: Queryable, statement: (db: Queryable) => Promise<T>): Promise<T> {
  const commits = commitsOf(db);
  if (!commits) return statement(db);
  commits.enter(false);
  return commits.send(() => statement(db), false);
}
