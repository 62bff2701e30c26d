import { withPool } from './create-pool';
import { explainFailure } from './database-failure';
import { statement } from './statement';
import type { Queryable } from './transaction';

/** What a process opens beside its pool, at most: one that listens, one that holds the lock of its start, and three that write files; with replicas one more, which looks how far the database is. */
const OF_THEIR_OWN = 5;

interface Room {
  /** For API processes: what the server, the database and the role allow, without what others have; whichever is least. */
  most: number;
  /** API processes that are there already: each has one connection that listens. */
  others: number;
}

const readRoom = statement<Room>(
  'connection-room',
  `select least(
       current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
         - coalesce(current_setting('reserved_connections', true), '0')::integer - count(*) filter (where is_foreign),
       (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
         - count(*) filter (where is_foreign and is_here),
       (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
     )::integer as most,
     count(*) filter (where is_here and application_name = 'backoffice-events') as others
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

/** The pooler can't be used, whatever the database says. */
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

interface Asked {
  poolerUrl: string | null;
  /** Of this process's pool, at most. */
  connections: number;
  replicaUrls: readonly string[];
}

/**
 * What does not fit between the database's connections and those of this process, with as many again for each that runs already;
 * and what a pooler lacks.
 *
 * @param db the database itself, whatever calls go through
 * @returns a sentence each
 * @throws {PoolerError} when there is one that does not answer
 */
export async function connectionProblems(
  db: Queryable,
  { poolerUrl, connections, replicaUrls }: Asked,
): Promise<string[]> {
  const { most, others } = await readRoom(db);
  const ownConnections = OF_THEIR_OWN + (replicaUrls.length > 0 ? 1 : 0);
  const wanted = (poolerUrl ? 0 : connections) + ownConnections;
  const share = Math.floor(most / (others + 1));
  const problems: string[] = [];
  if (wanted > share)
    problems.push(
      `This API may open ${wanted} connections to the database, and may have ${share}, as ${others + 1} such processes share ${most}: set DATABASE_CONNECTIONS to ${Math.max(2, share - ownConnections)}, raise max_connections, or put a pooler before it.`,
    );
  if (poolerUrl && (await timeLimitAt(poolerUrl)) === 0)
    problems.push(
      'The pooler lets a statement run for as long as it likes: have it set statement_timeout on its connections (connect_query).',
    );
  return problems;
}
