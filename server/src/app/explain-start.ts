import { PoolerError } from '../platform/database/connection-problems';
import { databaseFailure, explainFailure } from '../platform/database/database-failure';
import { parseDatabaseUrls } from '../platform/settings/settings';

// A wrong password or user, no such database.
const NOT_LET_IN = new Set<unknown>(['28000', '28P01', '3D000']);

/**
 * Why a program or a command did not start, as a person at a terminal reads it. A database that can't be reached, or lets nobody
 * in, is named with its setting and without its password.
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
