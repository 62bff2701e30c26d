import type { RemoteRelease } from '@backoffice/contract';
import { loadManifest } from './manifests';

const KEY = 'releases';

/** Keeps what `GET /remotes` named, for the next start in this browser. */
export function rememberReleases(releases: readonly RemoteRelease[]): void {
  try {
    // What one session takes from elsewhere is no sign of what the next one gets.
    const own = releases.filter(({ override }) => !override);
    localStorage.setItem(KEY, JSON.stringify(own));
  } catch (error) {
    console.warn('The releases cannot be kept.', error);
  }
}

/**
 * Asks for the manifests of the releases that were live last time, which mostly are those that the server is about to name. None
 * of their scripts runs before it has named them.
 */
export function fetchRememberedManifests(): void {
  try {
    const releases = JSON.parse(localStorage.getItem(KEY) ?? '[]') as RemoteRelease[];
    // One that is gone is asked for again if it is named all the same.
    for (const release of releases) if (release.status === 'live') loadManifest(release).catch(() => {});
  } catch (error) {
    console.warn('The releases that were kept cannot be read.', error);
  }
}
