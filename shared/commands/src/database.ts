import { ensureKeyFile, startEmbeddedDatabase } from 'server/embedded-database';
import type { StartSettings } from './start-settings';

export interface RunningDatabase {
  /** Settings that the server's programs take from it. */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * The database that the settings name: the operator's own, or the embedded one, which comes with demo data and a key
 * file unless the environment says otherwise.
 */
export async function startDatabase(
  { databaseUrl, dataDir }: StartSettings,
  env: NodeJS.ProcessEnv,
): Promise<RunningDatabase> {
  if (databaseUrl) return { env: { ...env, DATABASE_URL: databaseUrl }, stop: () => Promise.resolve() };
  const database = await startEmbeddedDatabase({ dataDir });
  const key = env.KEY_ENCRYPTION_KEY || (await ensureKeyFile(dataDir));
  return {
    env: { ...env, DATABASE_URL: database.url, DEMO_DATA: env.DEMO_DATA || 'on', KEY_ENCRYPTION_KEY: key },
    stop: () => database.stop(),
  };
}
