import { PoolerError } from '../platform/database/connection-problems';
import { databaseFailure, explainFailure } from '../platform/database/database-failure';
import { parseDatabaseUrls } from '../platform/settings/settings';

// A wrong password or user, and a missing database.
const NOT_LET_IN = new Set<unknown>(['28000', '28P01', '3D000']);

/**
 * Returns the reason why a program or command did not start, for a terminal. A database that cannot be reached, or refuses the
 * sign-in, is named with its setting and without its password.
 */
export function explainStart(error: unknown, env: NodeJS.ProcessEnv): string {
  const reason = explainFailure(error);
  const isRefused = error instanceof Error && 'code' in error && NOT_LET_IN.has(error.code);
  const isOfDatabase = isRefused || databaseFailure(error) === 'away';
  if (!isOfDatabase || error instanceof PoolerError) return reason;
  const address = new URL(parseDatabaseUrls(env).databaseUrl);
  address.password = '';
  address.searchParams.delete('password');
  return `The database of DATABASE_URL (${address.href}) cannot be used: ${reason}`;
}
