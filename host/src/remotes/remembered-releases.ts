import { storedJson } from '@backoffice/browser-store';
import type { RemoteRelease } from '@backoffice/contract';
import { loadManifest } from './manifests';

interface Remembered {
  releases: readonly RemoteRelease[];
  /** The remote of each page, by the pattern of its path. */
  remotes: Readonly<Record<string, string>>;
}

const stored = storedJson<Remembered>({
  key: 'releases',
  area: 'local',
  parse: (json) => {
    const { releases, remotes } = (json ?? {}) as Partial<Remembered>;
    return Array.isArray(releases) && remotes ? { releases, remotes } : undefined;
  },
  fallback: { releases: [], remotes: {} },
});

/** Stores the releases of `GET /remotes` and their pages for the next start in this browser. */
export function rememberReleases(
  releases: readonly RemoteRelease[],
  pages: readonly { path: string; view: { remote: string } }[],
): void {
  stored.write({
    // An override is valid for one session; the next one gets the live release.
    releases: releases.filter(({ override }) => !override),
    remotes: Object.fromEntries(
      pages.map(({ path, view }) => [`^${path.replace(/:[^/]+/g, '[^/]+')}$`, view.remote]),
    ),
  });
}

/**
 * Requests the manifest of the page at the address in its last known release, which usually is the one that the server is about
 * to name. None of its scripts runs before the server has named it.
 */
export function fetchRememberedManifest(): void {
  const { releases, remotes } = stored.read();
  const page = Object.keys(remotes).find((pattern) => location.pathname.match(pattern));
  const remote = page && remotes[page];
  const release = releases.find(({ name, status }) => name === remote && status === 'live');
  // If the release no longer exists, its manifest is requested again when the server names it.
  if (release) loadManifest(release).catch(() => {});
}
