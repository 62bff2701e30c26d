import pg from 'pg';
import { type Commits, watchCommits } from './commits';

// 64-bit integers come as text from the driver; ids and counts of this product stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECT_WITHIN_MS = 3_000;
// Longer than the client waits, so that only a statement that nobody waits for any more is cut off.
const STATEMENT_WITHIN_MS = 10_000;

interface PoolOptions {
  /** Connections at most. */
  max?: number;
  statementWithinMs?: number;
  /**
   * The address is a pooler's that gives each transaction any connection (PgBouncer): nothing is prepared by name, and the time
   * limit of statements is the pooler's to set. docs/decisions/0078-high-availability.md
   */
  isPooled?: boolean;
  /** A connection that has not answered by then is given up, and its statement fails; left out: only the database ends one. */
  answerWithinMs?: number;
  /** Bounds how long who writes waits; left out: until it is known whether that is stored. */
  commits?: Commits;
  /** The address is a streaming replica's: see `isReplica`. */
  isReplica?: boolean;
}

const replicas = new WeakSet<object>();

/** Whether statements on this pool run on a replica, whose snapshots do not name the transactions that are under way. */
export const isReplica = (pool: pg.Pool): boolean => replicas.has(pool);

/** Sends each statement without its name: the connection that has prepared it may be another's by the next one. */
class NamelessClient extends pg.Client {
  // The driver's own has eight overloads; all of them come down to this.
  override query(config: unknown, ...rest: unknown[]): never {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    const query = super.query as (...given: unknown[]) => never;
    return query.call(this, isNamed ? { ...config, name: undefined } : config, ...rest);
  }
}

/** The one pool of the process. */
export function createPool(databaseUrl: string, options: PoolOptions = {}): pg.Pool {
  const { isPooled = false, statementWithinMs = STATEMENT_WITHIN_MS } = options;
  const pool = new pg.Pool({
    ...(isPooled ? { Client: NamelessClient } : { statement_timeout: statementWithinMs }),
    // What is sent without waiting for an answer travels together: docs/decisions/0019.
    pipeline: true,
    connectionString: databaseUrl,
    max: options.max ?? 20,
    ...(options.answerWithinMs && { query_timeout: options.answerWithinMs }),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'backoffice-api',
  });
  // A connection that breaks is replaced at the next query; without a listener it would end the process. The pool's own covers
  // idle connections only, those at work need one each.
  pool.on('error', () => {});
  if (options.isReplica) replicas.add(pool);
  if (options.commits) watchCommits(pool, options.commits);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Does `work`, such as a command's, on a pool of its own: of one connection unless `options` say otherwise. */
export async function withPool<T>(
  databaseUrl: string,
  work: (pool: pg.Pool) => Promise<T>,
  options: PoolOptions = {},
): Promise<T> {
  const pool = createPool(databaseUrl, { max: 1, ...options });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
