import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CanaryRule } from '@backoffice/contract';
import { runServerCommand } from '../stack/running-process';
import { readStackFile, readStartSettings } from '../stack/start-settings';
import { releaseStore } from '../stack/release-store';

/** The addresses, store and key with which `ship` and `rollback` reach the product. */
export type ShipSettings = Awaited<ReturnType<typeof readShipSettings>>;

/** Creates one key per remote on its first shipment, stored beside the database. */
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
 * Reads `HOST_ADDRESS`, `API_ADDRESS`, `RELEASE_STORE` and `DEPLOY_KEY`. Missing values are taken from the product that runs on
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
  const deployKey = env.DEPLOY_KEY || (running && (await keyFor(remote, dataDir, running.databaseUrl)));
  if (!deployKey) throw new Error(`DEPLOY_KEY is missing: set it to a deploy key of ${remote}.`);
  /** The folder of the served releases. */
  const store = env.RELEASE_STORE || releaseStore(dataDir);
  return { hostAddress, apiAddress, store, deployKey };
}

interface ShipArguments {
  remote: string;
  canary: CanaryRule | undefined;
}

const USAGE = 'Usage: pnpm ship <remote> [--canary <5% | role:<name>,… | user:<name>,…>]';

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
