import pg from 'pg';
import { type Commits, watchCommits } from './commits';
import { TracedClient, TracedPool } from './traced-pool';

// The driver returns 64-bit integers as text; ids and counts of this product stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECT_WITHIN_MS = 3_000;
// Longer than the client waits, so that only abandoned statements are cancelled.
const STATEMENT_WITHIN_MS = 10_000;

interface PoolOptions {
  /** The maximum number of connections. */
  max?: number;
  statementWithinMs?: number;
  /**
   * True when the address is that of a pooler in transaction mode (PgBouncer): no statement is prepared by name, and the pooler
   * sets the time limit of statements. docs/decisions/0078-high-availability.md
   */
  isPooled?: boolean;
  /**
   * The time after which an unanswered connection is abandoned, and its statement fails; when omitted, only the database ends a
   * connection.
   */
  answerWithinMs?: number;
  /** Limits how long writers wait for a commit; when omitted, they wait until the commit is answered. */
  commits?: Commits;
  /** True when the address is a streaming replica's: see `isReplica`. */
  isReplica?: boolean;
}

const replicas = new WeakSet<object>();

/** Returns true when statements on this pool run on a replica, whose snapshots do not list the transactions in progress. */
export const isReplica = (pool: pg.Pool): boolean => replicas.has(pool);

/** Sends each statement without its name, because a pooler may run the next one on a connection that has not prepared it. */
class NamelessClient extends TracedClient {
  protected override sent(config: unknown): unknown {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    return isNamed ? { ...config, name: undefined } : config;
  }
}

/** Creates the connection pool of the process. */
export function createPool(databaseUrl: string, options: PoolOptions = {}): pg.Pool {
  const { isPooled = false, statementWithinMs = STATEMENT_WITHIN_MS } = options;
  const pool = new TracedPool({
    ...(isPooled
      ? { Client: NamelessClient }
      : { Client: TracedClient, statement_timeout: statementWithinMs }),
    // Queries sent without waiting for an answer share a round trip: docs/decisions/0019.
    pipeline: true,
    connectionString: databaseUrl,
    max: options.max ?? 20,
    ...(options.answerWithinMs && { query_timeout: options.answerWithinMs }),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'backoffice-api',
  });
  // A broken connection is replaced at the next query; without a listener it would end the process. The pool's own listener
  // covers idle connections only, so connections in use need one each.
  pool.on('error', () => {});
  if (options.isReplica) replicas.add(pool);
  if (options.commits) watchCommits(pool, options.commits);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs `work`, for example that of a command, on its own pool: with one connection unless `options` differ. */
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
