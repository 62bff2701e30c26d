import { matchPath } from 'react-router-dom';
import type { Navigation } from './build-navigation';
import { readTabs } from './tabs/stored-tabs';

/** The frame's own ways, which lead on. */
const constantPaths = ['/', '/login', '/redirect/*'];

/** Whether the address, or a tab of before, leads to a page that the route tree does not have, and so may be a demo page. */
export function isAnythingUnknown({ pages, redirects }: Navigation, username: string): boolean {
  const patterns = [...constantPaths, ...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)];
  const wanted = [location.pathname, ...readTabs(username).list.map(({ path }) => path)];
  return wanted.some((path) => !patterns.some((pattern) => matchPath(pattern, path)));
}
