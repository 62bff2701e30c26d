import type { RemoteRelease } from '@backoffice/contract';
import { loadManifest } from './manifests';

const KEY = 'releases';

interface Remembered {
  releases: readonly RemoteRelease[];
  /** The remote of each page, by its path. */
  remotes: Readonly<Record<string, string>>;
}

/** Keeps what `GET /remotes` named, and which pages it is for, for the next start in this browser. */
export function rememberReleases(
  releases: readonly RemoteRelease[],
  pages: readonly { path: string; view: { remote: string } }[],
): void {
  const remembered: Remembered = {
    // What one session takes from elsewhere is no sign of what the next one gets.
    releases: releases.filter(({ override }) => !override),
    remotes: Object.fromEntries(pages.map(({ path, view }) => [path, view.remote])),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch (error) {
    console.warn('The releases cannot be kept.', error);
  }
}

/**
 * Asks for the manifest of the page at the address as it was live last time, which mostly is the one that the server is about to
 * name. None of its scripts runs before it has named it.
 */
export function fetchRememberedManifest(): void {
  try {
    const { releases = [], remotes = {} } = JSON.parse(
      localStorage.getItem(KEY) ?? '{}',
    ) as Partial<Remembered>;
    const remote = remotes[location.pathname];
    const release = releases.find(({ name, status }) => name === remote && status === 'live');
    // One that is gone is asked for again if it is named all the same.
    if (release) loadManifest(release).catch(() => {});
  } catch (error) {
    console.warn('The releases that were kept cannot be read.', error);
  }
}
