import { api } from '@backoffice/api-client';
import { apiPaths, heldReleasesText, type LoadsRequest, type RemoteRelease } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { LOAD_REPORTS_EVERY_MS, NEW_RELEASES_EVERY_MS } from '../kernel/patience';
import { loadReports, MOST_REPORTS } from './load-reports';
import { liveReleases, overriddenReleases } from './releases';
import { storeDevOrigins } from '../kernel/cookies';
import { offerReleases } from './offer-releases';

const isReachable = () => navigator.onLine && store.get(tokenAtom) !== null;

/** Tells the server how pages have arrived since the last time; what can't be told now is told later. */
async function sendReports(): Promise<void> {
  if (loadReports.length === 0 || !isReachable()) return;
  const loads = loadReports.splice(0);
  try {
    await api.post<null>(apiPaths.remoteLoads, { loads } satisfies LoadsRequest, { quiet: true });
  } catch (error) {
    console.warn('How pages arrived could not be told', error);
    loadReports.unshift(...loads.slice(0, MOST_REPORTS - loadReports.length));
  }
}

async function look(): Promise<void> {
  if (document.visibilityState === 'hidden' || !isReachable()) return;
  try {
    const held = liveReleases().map(({ name, release }) => ({ remote: name, release }));
    const query = { has: heldReleasesText(held) };
    offerReleases(await api.get<RemoteRelease[]>(apiPaths.remotes, { quiet: true, query }));
  } catch (error) {
    console.warn('Whether there are new releases could not be asked', error);
  }
}

let isFollowing = false;

/** From now on the server hears how pages of remotes arrive, and the user of releases that have come since. */
export function followReleases(): void {
  if (isFollowing) return;
  isFollowing = true;
  // Of a session that is over.
  if (overriddenReleases().length === 0) storeDevOrigins([]);
  setInterval(() => void sendReports(), LOAD_REPORTS_EVERY_MS);
  setInterval(() => void look(), NEW_RELEASES_EVERY_MS);
  document.addEventListener('visibilitychange', () => void look());
}
