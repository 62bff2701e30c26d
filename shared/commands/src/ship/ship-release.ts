import { createHash } from 'node:crypto';
import type { CanaryRule, RemoteOverview } from '@backoffice/contract';
import { RegistryClient, RegistryRefusal } from './registry-client';
import { publication, storeRelease } from '../stack/release-store';
import type { ShipSettings } from './ship-settings';

/** Names of the scripts, and of the file of their hashes, in a page and in what it is sent with. */
const SCRIPT = /\/assets\/[\w.-]+\.js(on)?/g;

/**
 * A hash of what a browser gets as the host: its page and the files of all steps.
 *
 * @returns 12 hex digits
 */
export async function hashHost(address: string): Promise<string> {
  // Who is signed in is told the files of the later steps ahead.
  const page = await fetch(address, { headers: { cookie: 'Admin-Token=any' } });
  const html = await page.text();
  const scripts = new Set(`${html} ${page.headers.get('link') ?? ''}`.match(SCRIPT));
  const hash = createHash('sha256').update(html);
  for (const path of [...scripts].sort()) {
    const script = await fetch(address + path);
    if (!script.ok) throw new Error(`${path} of the host answers ${script.status}.`);
    hash.update(path).update(Buffer.from(await script.arrayBuffer()));
  }
  return hash.digest('hex').slice(0, 12);
}

export interface Shipment {
  remote: string;
  release: string;
  /** Folder of the built files. */
  built: string;
  canary?: CanaryRule;
}

function liveOfOthers(registry: readonly RemoteOverview[], remote: string): Record<string, string | null> {
  return Object.fromEntries(
    registry.filter(({ name }) => name !== remote).map(({ name, live }) => [name, live]),
  );
}

async function publish(client: RegistryClient, store: string, { remote, release }: Shipment): Promise<void> {
  const known = (await client.list()).find(({ name }) => name === remote)?.releases ?? [];
  if (known.some((each) => each.release === release)) return;
  await client.publish(publication(`${store}/${remote}/${release}`, remote, release));
}

/**
 * Puts a built release into the store, publishes it and promotes it.
 *
 * @returns what shows that one remote was shipped, and nothing else: the hash of the host, and the live releases of the others
 * @throws {RegistryRefusal} with the registry's sentence
 */
export async function shipRelease(shipment: Shipment, settings: ShipSettings) {
  const { remote, release, built, canary } = shipment;
  const client = new RegistryClient(settings);
  const hostBefore = await hashHost(settings.hostAddress);
  const othersBefore = liveOfOthers(await client.list(), remote);
  storeRelease(settings.store, remote, release, built);
  await publish(client, settings.store, shipment);
  // Until it was published, its files may have been removed as those of a release without use.
  storeRelease(settings.store, remote, release, built);
  const pointer = await client.promote(remote, release, canary);
  const isThere = (canary ? pointer.canary : pointer.live) === release;
  if (!isThere) throw new RegistryRefusal(409, `${remote} ${release} was promoted and replaced at once.`);
  return {
    hostBefore,
    hostAfter: await hashHost(settings.hostAddress),
    othersBefore,
    othersAfter: liveOfOthers(await client.list(), remote),
  };
}
