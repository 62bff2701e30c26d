import pg from 'pg';

// 64-bit integers come as text from the driver; ids and counts of this product stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECTIONS = 20;
const CONNECT_WITHIN_MS = 3_000;
// Longer than the client waits, so that only a statement that nobody waits for any more is cut off.
const STATEMENT_WITHIN_MS = 10_000;

interface PoolOptions {
  /** Connections at most. */
  max?: number;
  statementWithinMs?: number;
}

/** The one pool of the process. */
export function createPool(databaseUrl: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    // What is sent without waiting for an answer travels together: docs/decisions/0019.
    pipeline: true,
    connectionString: databaseUrl,
    max: options.max ?? CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: options.statementWithinMs ?? STATEMENT_WITHIN_MS,
    application_name: 'backoffice-api',
  });
  // A connection that breaks is replaced at the next query; without a listener it would end the process. The pool's own covers
  // idle connections only, those at work need one each.
  pool.on('error', () => {});
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
