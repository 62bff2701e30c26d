import { createHash } from 'node:crypto';
import type { CanaryRule, ReleaseSource, RemoteOverview } from '@backoffice/contract';
import { packRelease } from '../registry/pack-release';
import { RegistryClient, RegistryRefusal } from '../registry/registry-client';
import type { ShipSettings } from './ship-settings';

/** Paths of scripts and of the file of their hashes, in a page and its headers. */
const SCRIPT = /\/assets\/[\w.-]+\.js(on)?/g;

/**
 * A hash of the host as browsers receive it: its page and the files of all steps.
 *
 * @returns 12 hexadecimal digits
 */
export async function hashHost(address: string): Promise<string> {
  // For signed-in users the headers list the files of the later steps.
  const page = await fetch(address, { headers: { cookie: 'Admin-Token=any' } });
  const html = await page.text();
  const scripts = new Set(`${html} ${page.headers.get('link') ?? ''}`.match(SCRIPT));
  const hash = createHash('sha256').update(html);
  for (const path of [...scripts].sort()) {
    const script = await fetch(address + path);
    if (!script.ok) throw new Error(`${path} of the host returned HTTP ${script.status}.`);
    hash.update(path).update(Buffer.from(await script.arrayBuffer()));
  }
  return hash.digest('hex').slice(0, 12);
}

export interface Shipment {
  remote: string;
  release: string;
  /** The folder of the built files. */
  built: string;
  canary?: CanaryRule | undefined;
  /** Where it was built from. */
  source?: ReleaseSource;
}

function otherLiveReleases(
  registry: readonly RemoteOverview[],
  remote: string,
): Record<string, string | null> {
  return Object.fromEntries(
    registry.filter(({ name }) => name !== remote).map(({ name, live }) => [name, live]),
  );
}

/**
 * Uploads a built release and promotes it.
 *
 * @returns evidence that only this remote was shipped: the hash of the host, and the live releases of the other remotes
 * @throws {RegistryRefusal} with the registry's sentence
 */
export async function shipRelease(shipment: Shipment, settings: ShipSettings) {
  const { remote, release, built, canary, source } = shipment;
  const client = new RegistryClient(settings);
  const hostBefore = await hashHost(settings.hostAddress);
  const otherReleasesBefore = otherLiveReleases(await client.list(), remote);
  await client.upload(remote, release, await packRelease(built), source);
  const pointer = await client.promote(remote, release, canary);
  const isThere = (canary ? pointer.canary : pointer.live) === release;
  if (!isThere) throw new RegistryRefusal(409, `${remote} ${release} was promoted and replaced at once.`);
  return {
    hostBefore,
    hostAfter: await hashHost(settings.hostAddress),
    otherReleasesBefore,
    otherReleasesAfter: otherLiveReleases(await client.list(), remote),
  };
}
