import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { freePort } from '../embedded-database';
import { withLongConnection } from '../src/platform/database/long-connection';
import { migrateDatabase } from '../src/platform/database/migrate-database';
import { type ApiProcess, buildPrograms, createApiProcess } from './api-process';
import { makeScratchFolder } from './scratch-folder';

export const KEY = Buffer.alloc(32, 7).toString('base64');
export const DEMO_ADMINISTRATOR = { username: 'admin', password: '111111' };

/** A running database. */
export interface Database {
  /** The owner's address. */
  url: string;
  /** The address of the API's role. */
  apiUrl: string;
  /** Further settings of the API for this database. */
  env?: NodeJS.ProcessEnv;
  /** @param keepsFiles keeps the files, to investigate a failure */
  stop(keepsFiles: boolean): Promise<void>;
}

interface Options<D> {
  /** @param folder an empty folder for its files */
  startDatabase(folder: string): Promise<D>;
  /** The number of API processes. With 0 the database is not migrated either. */
  apis?: number;
  /** The settings of each API. */
  env?: NodeJS.ProcessEnv;
  /** Options for each API's Node. */
  execArgv?: string[];
}

/** Starts a database and API processes over it from the released build. `remove` ends everything. */
export async function startInstallation<D extends Database>(options: Options<D>) {
  const { startDatabase, apis: count = 2, env = {}, execArgv } = options;
  const folder = await makeScratchFolder('installation-');
  const programs = count > 0 ? buildPrograms(basename(folder)) : '';
  const database = await startDatabase(folder);
  const ended: string[] = [];
  const apis: (ApiProcess & { metricsPort: number })[] = [];
  const remove = async (keepsFiles = false) => {
    await Promise.all(apis.map((api) => api.end('SIGKILL')));
    await database.stop(keepsFiles);
    if (programs) await rm(programs, { recursive: true, force: true });
    if (!keepsFiles) await rm(folder, { recursive: true, force: true });
  };
  const withOwner = <T>(work: (owner: pg.Client) => Promise<T>) =>
    withLongConnection(database.url, 'harness', work);
  try {
    if (programs) await migrateDatabase({ ownerUrl: database.url, databaseUrl: database.apiUrl });
    for (let number = 0; number < count; number++) {
      const log = join(folder, `api-${number}.log`);
      const metricsPort = await freePort();
      const settings = {
        DATABASE_URL: database.apiUrl,
        KEY_ENCRYPTION_KEY: KEY,
        METRICS_PORT: String(metricsPort),
        // Every list contains its keys.
        PRIVATE_KEYS_PER_HOUR: '1000000000',
        ...database.env,
        ...env,
      };
      const onEnded = (how: string) =>
        ended.push(`API ${number} ended by itself (${how}): see ${folder}/api-${number}.log`);
      apis.push({ ...createApiProcess({ programs, env: settings, execArgv, log, onEnded }), metricsPort });
    }
    await Promise.all(apis.map((api) => api.start()));
  } catch (error) {
    await remove(true);
    throw error;
  }
  return {
    folder,
    database,
    apis,
    /** Processes that ended by themselves. */
    ended,
    /** Runs statements of the owner on a connection of their own. */
    withOwner,
    ask: <T extends object>(sql: string, values?: unknown[]) =>
      withOwner(async (owner) => (await owner.query<T>(sql, values)).rows),
    /** The port of the first running API. */
    port: () => apis.map((api) => api.port()).find((port) => port !== null)!,
    async killApis(): Promise<void> {
      await Promise.all(apis.map((api) => api.end('SIGKILL')));
      await Promise.all(apis.map((api) => api.start()));
    },
    remove,
  };
}

export type Installation<D extends Database = Database> = Awaited<ReturnType<typeof startInstallation<D>>>;
