import { isAbsolute } from 'node:path';
import { DEFAULT_API_PORT } from '@backoffice/contract';
import { root } from './workspace';

/** What `start`, `dev` and `seed` are told by the environment; the rest goes to the server as it is. */
export interface StartSettings {
  hostPort: number;
  apiPort: number;
  /** Absolute. */
  dataDir: string;
  /** Unset: the embedded database, over `dataDir`. */
  databaseUrl: string | undefined;
}

/** @throws {Error} with one sentence for each setting that is wrong */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const wrong: string[] = [];
  const port = (name: string, fallback: number) => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < 0 || value > 65_535)
      wrong.push(`${name} must be a number from 0 to 65535.`);
    return value;
  };
  const hostPort = port('HOST_PORT', 8080);
  const apiPort = port('API_PORT', DEFAULT_API_PORT);
  if (hostPort === apiPort && hostPort !== 0) wrong.push('HOST_PORT and API_PORT must differ.');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const dataDir = env.DATA_DIR || '.data';
  return {
    hostPort,
    apiPort,
    dataDir: isAbsolute(dataDir) ? dataDir : `${root}/${dataDir}`,
    databaseUrl: env.DATABASE_URL || undefined,
  };
}
