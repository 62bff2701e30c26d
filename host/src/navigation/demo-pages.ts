import { store } from '@backoffice/session';
import { matchPath } from 'react-router-dom';
import type { Navigation } from './navigation';
import { demoRoutesAtom } from './route-tree';
import { readTabs } from './tabs/stored-tabs';
import { currentPath } from '../kernel/addresses';

let turns = 0;

/** Starts a change of the demo pages. Returns a function that is true if a later change has started since. */
export function nextDemoTurn(): () => boolean {
  const turn = ++turns;
  return () => turn !== turns;
}

/** Removes the demo pages of the previous session. */
export function dropDemoPages(): void {
  nextDemoTurn();
  store.set(demoRoutesAtom, []);
}

/** Paths of the frame that redirect. */
const constantPaths = ['/', '/login', '/redirect/*'];

/** True if the address or a stored tab belongs to no page of the route tree, and so may be a demo page. */
export function isAnythingUnknown({ pages, redirects }: Navigation, username: string): boolean {
  const patterns = [...constantPaths, ...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)];
  const wanted = [currentPath(), ...readTabs(username).list.map(({ path }) => path)];
  return wanted.some((path) => !patterns.some((pattern) => matchPath(pattern, path)));
}
