import { isAbsolute } from 'node:path';
import { DEFAULT_API_PORT, DEFAULT_METRICS_PORT } from '@backoffice/contract';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseSettings } from 'server/settings';
import { root } from '../workspace';

/** The settings of `start`, `dev` and `seed` in the environment; the rest is passed on to the server. */
export type StartSettings = ReturnType<typeof readStartSettings>;

/** @throws {Error} with one sentence for each wrong setting */
export function readStartSettings(env: NodeJS.ProcessEnv) {
  const wrong: string[] = [];
  const port = (name: string, fallback: number) => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < 0 || value > 65_535)
      wrong.push(`${name} must be a number from 0 to 65535.`);
    return value;
  };
  const hostPort = port('HOST_PORT', 8080);
  const apiPort = port('API_PORT', DEFAULT_API_PORT);
  // On ports chosen by the system several stacks run beside one another.
  const metricsPort = port('METRICS_PORT', apiPort === 0 ? 0 : DEFAULT_METRICS_PORT);
  if (hostPort === apiPort && hostPort !== 0) wrong.push('HOST_PORT and API_PORT must differ.');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const dataDir = env.DATA_DIR || '.data';
  return {
    hostPort,
    apiPort,
    metricsPort,
    /** An absolute path. */
    dataDir: isAbsolute(dataDir) ? dataDir : `${root}/${dataDir}`,
    /** Undefined for the embedded database, over `dataDir`. */
    databaseUrl: env.DATABASE_URL || undefined,
    /** The owner's address for `databaseUrl`; undefined if it is the same. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
  };
}

/** Returns true when the environment has a key that encrypts secrets, so that the embedded database needs no file of one. */
export const hasKeys = (env: NodeJS.ProcessEnv): boolean =>
  ['ROOT_KEY', 'KEY_ENCRYPTION_KEY'].some((name) => Boolean(env[name] || env[`${name}_FILE`]));

/** The folder of all releases: `<folder>/<remote>/<release>/`. */
export const releaseStore = (dataDir: string): string => `${dataDir}/releases`;

// Placeholders for the settings that the embedded database provides.
const BROUGHT_ALONG = {
  DATABASE_URL: 'postgresql://localhost/backoffice',
  DEMO_DATA: 'on',
};

/**
 * Checks the API's settings before anything is prepared for it.
 *
 * @throws {Error} with one sentence for each wrong setting
 */
export function checkServerSettings(env: NodeJS.ProcessEnv): void {
  if (env.DATABASE_URL) parseSettings(env);
  else
    parseSettings({
      ...env,
      ...BROUGHT_ALONG,
      ...(!hasKeys(env) && { KEY_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }),
      ...(env.DEMO_DATA && { DEMO_DATA: env.DEMO_DATA }),
    });
}

/** The addresses of a running stack, for commands that are run beside it. */
export interface StackFile {
  address: string;
  apiAddress: string;
  databaseUrl: string;
  databaseOwnerUrl?: string | undefined;
}

const pathIn = (dataDir: string) => `${dataDir}/stack.json`;

/** Readable only by this user, because it contains the database's address. */
export function writeStackFile(dataDir: string, stack: StackFile): void {
  writeFileSync(pathIn(dataDir), JSON.stringify(stack), { mode: 0o600 });
}

export function removeStackFile(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** Undefined if no stack is running over this data folder. */
export function readStackFile(dataDir: string): StackFile | undefined {
  const path = pathIn(dataDir);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as StackFile) : undefined;
}
