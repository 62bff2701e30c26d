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

/** Keeps what `GET /remotes` named, and which pages it is for, for the next start in this browser. */
export function rememberReleases(
  releases: readonly RemoteRelease[],
  pages: readonly { path: string; view: { remote: string } }[],
): void {
  stored.write({
    // An override holds for one session; the next one gets the release of everybody.
    releases: releases.filter(({ override }) => !override),
    remotes: Object.fromEntries(
      pages.map(({ path, view }) => [`^${path.replace(/:[^/]+/g, '[^/]+')}$`, view.remote]),
    ),
  });
}

/**
 * Asks for the manifest of the page at the address as it was live last time, which mostly is the one that the server is about to
 * name. None of its scripts runs before it has named it.
 */
export function fetchRememberedManifest(): void {
  const { releases, remotes } = stored.read();
  const page = Object.keys(remotes).find((pattern) => location.pathname.match(pattern));
  const remote = page && remotes[page];
  const release = releases.find(({ name, status }) => name === remote && status === 'live');
  // A release that is gone is asked for again if the server names it all the same.
  if (release) loadManifest(release).catch(() => {});
}
