import { formatList } from '@backoffice/i18n/format-list';
import { defineMessages } from '@backoffice/i18n';
import {
  apiPaths,
  remotePaths,
  heldReleasesText,
  HOST,
  type LoadsRequest,
  type RemoteRelease,
} from '@backoffice/contract';
import { notify } from '@backoffice/ui';
import { api } from '@backoffice/api-client';
import { store, tokenAtom } from '@backoffice/session';
import { LOAD_REPORTS_EVERY_MS, NEW_RELEASES_EVERY_MS, RELEASE_OFFER_SHOWN_MS } from '../kernel/patience';
import { assignedHost, liveReleases, overriddenReleases, releaseOf } from './releases';
import { noteStoppedRemotes } from './stopped-remotes';
import { loadReports, MAX_REPORTS } from './load-reports';
import { ownHost } from '../kernel/addresses';
import { storeDevOrigins, storeHost } from '../kernel/cookies';

const messages = defineMessages('host-releases', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

let offered = '';

/**
 * Offers newer live releases, each set once. A session keeps the releases that it started with. A reload takes the new ones up,
 * and asks first if there is unsaved input.
 */
export function offerReleases(live: readonly RemoteRelease[]): void {
  takeHost(live.find(({ name }) => name === HOST)?.release);
  const newer = live.filter(({ name, release, status }) => {
    if (name === HOST) return release !== ownHost();
    const own = releaseOf(name);
    return own && (own.release !== release || own.status !== status);
  });
  const key = newer.map(({ name, release, status }) => `${name} ${release} ${status}`).join();
  if (key === offered) return;
  offered = key;
  if (newer.length > 0) void show(newer);
}

/** Lets a reload bring the host that the server gives this user. */
function takeHost(assigned: string | undefined): void {
  if (assigned && assigned !== ownHost()) storeHost(assigned);
}

async function show(newer: readonly RemoteRelease[]): Promise<void> {
  await messages.load();
  const { text } = messages;
  const remotes = formatList(newer.map(({ name }) => (name === HOST ? text('releases.host') : name)));
  const isTakenBack = newer.some(
    ({ name, takenBack }) => takenBack && takenBack === releaseOf(name)?.release,
  );
  const content = {
    title: text(isTakenBack ? 'releases.takenBack.title' : 'releases.newer.title', { remotes }),
    body: text(isTakenBack ? 'releases.takenBack.body' : 'releases.newer.body'),
    action: { label: text('releases.reload.label'), onAction: () => location.reload() },
    durationMs: RELEASE_OFFER_SHOWN_MS,
  };
  if (isTakenBack) notify.warning(content);
  else notify.info(content);
}

const isReachable = () => navigator.onLine && store.get(tokenAtom) !== null;

/** Sends the load reports since the last call to the server. If that fails, they are sent with the next call. */
async function sendReports(): Promise<void> {
  if (loadReports.length === 0 || !isReachable()) return;
  const loads = loadReports.splice(0);
  try {
    await api.post<null>(remotePaths.remoteLoads, { loads } satisfies LoadsRequest, { quiet: true });
  } catch (error) {
    console.warn('The arrival of pages could not be reported', error);
    loadReports.unshift(...loads.slice(0, MAX_REPORTS - loadReports.length));
  }
}

async function look(): Promise<void> {
  if (document.visibilityState === 'hidden' || !isReachable()) return;
  try {
    const held = liveReleases().map(({ name, release }) => ({ remote: name, release }));
    const query = { has: heldReleasesText(held), host: ownHost() };
    const current = await api.get<RemoteRelease[]>(apiPaths.remotes, { quiet: true, query });
    noteStoppedRemotes(current);
    offerReleases(current);
  } catch (error) {
    console.warn('New releases could not be checked', error);
  }
}

let isFollowing = false;

/** Starts reporting page loads to the server, and offering newer releases to the user. */
export function followReleases(): void {
  if (isFollowing) return;
  isFollowing = true;
  // The cookie may be left from an ended session.
  if (overriddenReleases().length === 0) storeDevOrigins([]);
  takeHost(assignedHost());
  setInterval(() => void sendReports(), LOAD_REPORTS_EVERY_MS);
  setInterval(() => void look(), NEW_RELEASES_EVERY_MS);
  document.addEventListener('visibilitychange', () => void look());
}
