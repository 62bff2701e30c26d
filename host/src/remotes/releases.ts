import { HOST, type RemoteRelease } from '@backoffice/contract';

const releases = new Map<string, RemoteRelease>();
let host: string | undefined;

/** Stores the answer of `GET /remotes` for the signed-in user. */
export function setReleases(list: readonly RemoteRelease[]): void {
  releases.clear();
  for (const release of list) releases.set(release.name, release);
  host = releases.get(HOST)?.release;
  releases.delete(HOST);
}

/** Returns the host that the server gives this user, which may differ from that of the page; undefined where it gives none. */
export function assignedHost(): string | undefined {
  return host;
}

export function releaseOf(remote: string): RemoteRelease | undefined {
  return releases.get(remote);
}

export function liveReleases(): RemoteRelease[] {
  return [...releases.values()].filter(({ status }) => status === 'live');
}

/** The releases that this session takes from another source than other sessions. */
export function overriddenReleases(): RemoteRelease[] {
  return [...releases.values()].filter(({ override }) => override);
}
