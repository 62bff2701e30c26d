import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runServerCommand } from './server-program';
import { readStackFile } from './stack-file';
import { readStartSettings } from './start-settings';
import { releaseStore } from './release-store';

/** Where `ship` and `rollback` find the product. */
export interface ShipSettings {
  hostAddress: string;
  apiAddress: string;
  /** Folder of the releases that are served. */
  store: string;
  deployKey: string;
}

/** One key a remote, made on the first shipment and kept beside the database. */
async function keyFor(remote: string, dataDir: string, databaseUrl: string): Promise<string> {
  const path = `${dataDir}/deploy-keys.json`;
  const keys = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
  const known = keys[remote];
  if (known) return known;
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const key = (await runServerCommand(['deploy-key', remote, 'this machine'], env)).trim();
  writeFileSync(path, JSON.stringify({ ...keys, [remote]: key }), { mode: 0o600 });
  return key;
}

/**
 * From `HOST_ADDRESS`, `API_ADDRESS`, `RELEASE_STORE` and `DEPLOY_KEY`; what is not set is taken from the product that runs on this
 * machine, over `DATA_DIR`.
 *
 * @throws {Error} with one sentence when there is neither
 */
export async function readShipSettings(remote: string, env: NodeJS.ProcessEnv): Promise<ShipSettings> {
  const { dataDir } = readStartSettings(env);
  const running = readStackFile(dataDir);
  const hostAddress = env.HOST_ADDRESS || running?.address;
  const apiAddress = env.API_ADDRESS || running?.apiAddress;
  if (!hostAddress || !apiAddress)
    throw new Error(
      'Nothing runs here: start it by pnpm start, or set HOST_ADDRESS, API_ADDRESS and DEPLOY_KEY.',
    );
  const deployKey = env.DEPLOY_KEY || (running && (await keyFor(remote, dataDir, running.databaseUrl)));
  if (!deployKey) throw new Error(`DEPLOY_KEY is missing: the key that ships ${remote}.`);
  return { hostAddress, apiAddress, store: env.RELEASE_STORE || releaseStore(dataDir), deployKey };
}
