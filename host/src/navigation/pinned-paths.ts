import type { Navigation } from './build-navigation';
import { DASHBOARD_PATH } from './home-path';

/** Pages whose tabs come first and cannot be closed. */
export function pinnedPaths({ pages }: Navigation): readonly string[] {
  const isPinned = ({ path, trail, isTaken }: Navigation['pages'][number]) =>
    !isTaken && (path === DASHBOARD_PATH || trail.at(-1)?.affix === true);
  return pages.filter(isPinned).map(({ path }) => path);
}
