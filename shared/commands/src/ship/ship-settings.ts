import { parseArgs } from 'node:util';
import type { CanaryRule } from '@backoffice/contract';
import { createDeployKeys, readDeployKey } from '../stack/deploy-keys';
import { runServerCommand } from '../stack/running-process';
import { readStackFile, readStartSettings, type StackFile } from '../stack/start-settings';

/** The addresses and key with which `ship` and `rollback` reach the product. */
export type ShipSettings = Awaited<ReturnType<typeof readShipSettings>>;

/** Returns the key of a remote in the product on this machine, which learns it on the first shipment. */
async function keyFor(remote: string, dataDir: string, running: StackFile): Promise<string> {
  const known = readDeployKey(dataDir, remote);
  if (known) return known;
  const { databaseUrl, databaseOwnerUrl } = running;
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl ?? '' };
  await runServerCommand(['set-up', '--deploy-keys', createDeployKeys(dataDir, [remote])], env);
  return readDeployKey(dataDir, remote)!;
}

/**
 * Reads `HOST_ADDRESS`, `API_ADDRESS` and `DEPLOY_KEY`. Missing values are taken from the product that runs on
 * this machine over `DATA_DIR`.
 *
 * @throws {Error} with one sentence if neither exists
 */
export async function readShipSettings(remote: string, env: NodeJS.ProcessEnv) {
  const { dataDir } = readStartSettings(env);
  const running = readStackFile(dataDir);
  const hostAddress = env.HOST_ADDRESS || running?.address;
  const apiAddress = env.API_ADDRESS || running?.apiAddress;
  if (!hostAddress || !apiAddress)
    throw new Error(
      'The product is not running here: start it with pnpm start, or set HOST_ADDRESS, API_ADDRESS and DEPLOY_KEY.',
    );
  const deployKey = env.DEPLOY_KEY || (running && (await keyFor(remote, dataDir, running)));
  if (!deployKey) throw new Error(`DEPLOY_KEY is missing: set it to a deploy key of ${remote}.`);
  return { hostAddress, apiAddress, deployKey };
}

interface ShipArguments {
  remote: string;
  canary: CanaryRule | undefined;
}

const USAGE = 'Usage: pnpm ship <remote | host> [--canary <5% | role:<name>,… | user:<name>,…>]';

function canaryOf(text: string): CanaryRule {
  const percent = /^(\d{1,3})%?$/.exec(text);
  if (percent) return { by: 'percent', percent: Number(percent[1]) };
  const named = /^(role|user):(.+)$/.exec(text);
  if (!named) throw new Error(USAGE);
  const names = named[2]!.split(',').filter(Boolean);
  return named[1] === 'role' ? { by: 'role', roles: names } : { by: 'user', users: names };
}

/**
 * @param known the remotes of the checkout; `merchant` is short for `mfe-merchant`
 * @throws {Error} with the usage of the command
 */
export function parseShipped(args: string[], known: readonly string[]): ShipArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { canary: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new Error(USAGE);
  const remote = known.find((name) => name === given || name === `mfe-${given}`);
  if (!remote) throw new Error(`Unknown remote ${given}. Remotes: ${known.join(', ')}.`);
  return { remote, canary: values.canary === undefined ? undefined : canaryOf(values.canary) };
}
