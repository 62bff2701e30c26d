import { withPool } from './create-pool';
import { explainFailure } from './database-failure';
import { statement } from './statement';
import type { Queryable } from './transaction';

/**
 * The maximum number of connections that a process opens beside its pool: one that listens, one that holds the lock of its
 * start, and three that write exports; with replicas, one more that reads the position of the primary.
 */
const OF_THEIR_OWN = 5;

interface Room {
  /**
   * The connections available to API processes: the least of the limits of server, database and role, minus those of other
   * programs.
   */
  max: number;
  /** The number of running API processes; each has one connection that listens. */
  otherProcesses: number;
}

const readRoom = statement<Room>(
  'connection-room',
  `select least(
       current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
         - coalesce(current_setting('reserved_connections', true), '0')::integer - count(*) filter (where is_foreign),
       (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
         - count(*) filter (where is_foreign and is_here),
       (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
     )::integer as max,
     count(*) filter (where is_here and application_name = 'backoffice-events') as "otherProcesses"
   from (
     select application_name, datname is not distinct from current_database() as is_here,
       datname is distinct from current_database() or application_name not like 'backoffice-%' as is_foreign
     from pg_stat_activity where backend_type is null or backend_type = 'client backend'
   ) client`,
).one;

const readTimeLimit = statement<{ ms: number }>(
  'connection-time-limit',
  `select setting::integer as ms from pg_settings where name = 'statement_timeout'`,
).one;

/** The pooler cannot be used, although the database may be available. */
export class PoolerError extends Error {
  override readonly name = 'PoolerError';
}

/** @throws {PoolerError} with the reason */
async function timeLimitAt(poolerUrl: string): Promise<number> {
  try {
    return (await withPool(poolerUrl, readTimeLimit, { isPooled: true })).ms;
  } catch (cause) {
    throw new PoolerError(`The pooler of DATABASE_POOLER_URL cannot be used: ${explainFailure(cause)}`, {
      cause,
    });
  }
}

interface ConnectionNeeds {
  poolerUrl: string | null;
  /** The maximum number of connections in the pool of this process. */
  connections: number;
  replicaUrls: readonly string[];
}

/**
 * Compares the connection limits of the database with the needs of this process and of as many more for each running one, and
 * checks the settings of a pooler.
 *
 * @param db a direct connection to the database, even if calls use a pooler
 * @returns one sentence for each problem
 * @throws {PoolerError} when the pooler does not answer
 */
export async function connectionProblems(
  db: Queryable,
  { poolerUrl, connections, replicaUrls }: ConnectionNeeds,
): Promise<string[]> {
  const { max, otherProcesses } = await readRoom(db);
  const ownConnections = OF_THEIR_OWN + (replicaUrls.length > 0 ? 1 : 0);
  const wanted = (poolerUrl ? 0 : connections) + ownConnections;
  const share = Math.floor(max / (otherProcesses + 1));
  const problems: string[] = [];
  if (wanted > share)
    problems.push(
      `This API may open ${wanted} connections to the database, and may have ${share}, as ${otherProcesses + 1} such processes share ${max}: set DATABASE_CONNECTIONS to ${Math.max(2, share - ownConnections)}, raise max_connections, or put a pooler before it.`,
    );
  if (poolerUrl && (await timeLimitAt(poolerUrl)) === 0)
    problems.push(
      'The pooler sets no time limit for statements: make it set statement_timeout on its connections (connect_query).',
    );
  return problems;
}
