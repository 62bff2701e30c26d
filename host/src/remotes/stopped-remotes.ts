import { HOST, type RemoteRelease } from '@backoffice/contract';
import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { liveReleases } from './releases';

/** The remotes that were disabled or retired while this page has them, with the reason; empty where none was given. */
export const stoppedRemotesAtom = atom<ReadonlyMap<string, string>>(new Map());

/** @param current the present answer of `GET /remotes` */
export function noteStoppedRemotes(current: readonly RemoteRelease[]): void {
  const stopped = liveReleases().flatMap(({ name }): [string, string][] => {
    const now = current.find((each) => each.name === name);
    const isStopped = name !== HOST && (!now || now.status === 'disabled');
    return isStopped ? [[name, now?.reason ?? '']] : [];
  });
  store.set(stoppedRemotesAtom, new Map(stopped));
}
