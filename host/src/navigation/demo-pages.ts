import { store } from '@backoffice/session';
import { matchPath } from 'react-router-dom';
import type { Navigation } from './navigation';
import { demoRoutesAtom } from './route-tree';
import { readTabs } from './tabs/stored-tabs';

let turns = 0;

/** Another change of the demo pages begins. Gives whether one more has begun since, which is the one that counts. */
export function nextDemoTurn(): () => boolean {
  const turn = ++turns;
  return () => turn !== turns;
}

/** A session begins: the demo pages of the one before are nobody's. */
export function dropDemoPages(): void {
  nextDemoTurn();
  store.set(demoRoutesAtom, []);
}

/** The frame's own ways, which lead on. */
const constantPaths = ['/', '/login', '/redirect/*'];

/** True if the address, or a stored tab, leads to a page that the route tree does not have, and so may be a demo page. */
export function isAnythingUnknown({ pages, redirects }: Navigation, username: string): boolean {
  const patterns = [...constantPaths, ...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)];
  const wanted = [location.pathname, ...readTabs(username).list.map(({ path }) => path)];
  return wanted.some((path) => !patterns.some((pattern) => matchPath(pattern, path)));
}
