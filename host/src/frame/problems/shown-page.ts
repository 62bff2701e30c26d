import { HOST } from '@backoffice/contract';
import { store } from '@backoffice/session';
import { matchRoutes } from 'react-router-dom';
import { navigationAtom } from '../../navigation/navigation';
import { releaseOf } from '../../remotes/releases';
import { isOwnView } from '../../remotes/view';

/** The page at an address: its pattern, which has no values, and the release that shows it. */
export interface ShownPage {
  route: string;
  remote: string;
  release?: string | undefined;
}

/** Finds the page at a path. */
export function shownPage(path: string): ShownPage {
  const { pages } = store.get(navigationAtom);
  const route = matchRoutes([...pages], path)?.[0]?.route;
  if (!route) return { route: '', remote: HOST };
  const { path: pattern, view } = route;
  if (isOwnView(view)) return { route: pattern, remote: HOST };
  return { route: pattern, remote: view.remote, release: releaseOf(view.remote)?.release };
}
