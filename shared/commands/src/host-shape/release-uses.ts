import { HOST, type ReleaseNeeds } from '@backoffice/contract';
import { usesOf } from '@backoffice/kit/host-contract';
import { RegistryClient } from '@backoffice/kit/registry-client';
import type { ShipSettings } from '@backoffice/kit/ship-settings';
import { remotes, root } from '../workspace';

/** The names that a release imports from the host, by request. */
export interface ReleaseUses {
  /** Names the remote and its release. */
  release: string;
  uses: Record<string, readonly string[]>;
}

/** Returns the uses of the remotes in this checkout. */
export function usesHere(): ReleaseUses[] {
  return remotes.map((remote) => ({
    release: `${remote} of this checkout`,
    uses: usesOf(`${root}/${remote}`),
  }));
}

/** Returns the uses of the live and canary releases of a product. */
export async function usesInProduct(settings: ShipSettings): Promise<ReleaseUses[]> {
  const registry = await new RegistryClient(settings).list();
  const releases = registry
    .filter(({ name }) => name !== HOST)
    .flatMap(({ name, live, canary }) =>
      [live, canary].flatMap((release) => (release ? { name, release } : [])),
    );
  return Promise.all(
    releases.map(async ({ name, release }) => {
      const path = `/mfe/${name.replace(/^mfe-/, '')}/${release}/mf-manifest.json`;
      const answer = await fetch(settings.hostAddress + path);
      if (!answer.ok) throw new Error(`${path} of the host returned HTTP ${answer.status}.`);
      const manifest = (await answer.json()) as { release: Pick<ReleaseNeeds, 'uses'> };
      return { release: `${name} ${release}`, uses: manifest.release.uses ?? {} };
    }),
  );
}
