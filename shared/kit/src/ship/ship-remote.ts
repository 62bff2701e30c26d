import { basename } from 'node:path';
import type { CanaryRule } from '@backoffice/contract';
import { RegistryClient } from '../registry/registry-client';
import { remotePackage } from '../release/remote-package';
import { checkoutSource } from './checkout-source';
import { openFirstSession } from './first-session';
import { shipRelease } from './ship-release';
import type { ShipSettings } from './ship-settings';

interface ShippedRemote {
  /** The remote's folder. */
  folder: string;
  release: string;
  /** The folder of the built files. */
  built: string;
  canary?: CanaryRule | undefined;
  /** When the command was started, by `performance.now()`. */
  started: number;
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);
const alike = (before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after) ? 'unchanged' : 'CHANGED';

/**
 * Ships a built release, prints what has changed in the product and what has not, and opens its first page in a browser if
 * possible.
 *
 * @returns false if the host has changed or the page was not shown
 * @throws {RegistryRefusal} with the registry's sentence
 */
export async function shipRemote(
  { folder, release, built, canary, started }: ShippedRemote,
  settings: ShipSettings,
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const remote = basename(folder);
  const source = checkoutSource(folder, env);
  const proof = await shipRelease({ remote, release, built, canary, source }, settings);
  const host = alike(proof.hostBefore, proof.hostAfter);
  console.log(`${remote} ${release} is ${canary ? 'a canary' : 'live'} after ${secondsSince(started)} s.`);
  console.log(`Host: ${proof.hostBefore} before, ${proof.hostAfter} after: ${host}.`);
  for (const [name, live] of Object.entries(proof.otherReleasesAfter))
    console.log(`${name}: ${live ?? 'none'}: ${alike(proof.otherReleasesBefore[name], live)}.`);
  const path = Object.keys(remotePackage(folder).routes ?? {})[0] ?? '/';
  const seen = canary
    ? { isOpened: false as const, reason: 'the release is a canary' }
    : await openFirstSession({ remote, release, path }, settings, env);
  if (!seen.isOpened) console.log(`No browser session was opened: ${seen.reason}.`);
  else if (seen.isShown)
    console.log(`A browser session showed ${path} ${secondsSince(started)} s after the command.`);
  else console.error(`A browser session did not show ${path}: ${seen.reason}`);
  return host === 'unchanged' && (!seen.isOpened || seen.isShown);
}

/** Rolls a remote back to its previous release, and prints which one that is. */
export async function rollBackRemote(
  remote: string,
  started: number,
  settings: Pick<ShipSettings, 'apiAddress' | 'deployKey'>,
): Promise<void> {
  const { live, generation } = await new RegistryClient(settings).rollBack(remote);
  console.log(
    `${remote} is back to ${live} after ${secondsSince(started)} s (generation ${generation}): nothing was built or restarted.`,
  );
}
