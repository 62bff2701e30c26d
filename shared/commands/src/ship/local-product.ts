import { HOST } from '@backoffice/contract';
import { readShipSettings, type ShipSettings } from '@backoffice/kit/ship-settings';
import { createDeployKeys, readDeployKey } from '../stack/deploy-keys';
import { runServerCommand } from '../stack/running-process';
import { readStackFile, readStartSettings, type StackFile } from '../stack/start-settings';
import { remotes } from '../workspace';

/** Returns the key of a remote in the product on this machine, which learns it on the first shipment. */
async function keyFor(remote: string, dataDir: string, running: StackFile): Promise<string> {
  const known = readDeployKey(dataDir, remote);
  if (known) return known;
  const { databaseUrl, databaseOwnerUrl } = running;
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl ?? '' };
  await runServerCommand(['set-up', '--deploy-keys', createDeployKeys(dataDir, [remote])], env);
  return readDeployKey(dataDir, remote)!;
}

/** Returns the remote with a name: `merchant` is short for `mfe-merchant`. */
export function remoteNamed(name: string): string {
  const remote = [...remotes, HOST].find((each) => each === name || each === `mfe-${name}`);
  if (!remote) throw new Error(`Unknown remote ${name}. Remotes: ${remotes.join(', ')}.`);
  return remote;
}

/**
 * Returns where `ship` and `rollback` reach the product: by the environment, else the product that runs on this machine over
 * `DATA_DIR`.
 *
 * @throws {Error} with one sentence if neither exists
 */
export async function shipSettingsFor(remote: string, env: NodeJS.ProcessEnv): Promise<ShipSettings> {
  const { dataDir } = readStartSettings(env);
  const running = readStackFile(dataDir);
  if (!running && !(env.HOST_ADDRESS && env.API_ADDRESS))
    throw new Error(
      'The product is not running here: start it with pnpm start, or set HOST_ADDRESS, API_ADDRESS and DEPLOY_KEY.',
    );
  return readShipSettings(env, {
    hostAddress: running?.address,
    apiAddress: running?.apiAddress,
    deployKey: running && !env.DEPLOY_KEY ? await keyFor(remote, dataDir, running) : undefined,
  });
}
