import { DASHBOARD_PATH } from '../kernel/addresses';
import type { MenuEntry, Navigation } from './navigation';

export { DASHBOARD_PATH };

export const NOT_FOUND_PATH = '/404';

function firstPath(entries: readonly MenuEntry[]): string | undefined {
  for (const entry of entries) {
    const path = entry.kind === 'group' ? firstPath(entry.children) : entry.kind === 'page' && entry.path;
    if (path) return path;
  }
  return undefined;
}

/** The page behind `/`: the dashboard, or the first page of the menu for roles without it. */
export function homePath({ pages, menu }: Navigation): string {
  const hasDashboard = pages.some((page) => page.path === DASHBOARD_PATH && !page.isRevoked);
  return hasDashboard ? DASHBOARD_PATH : (firstPath(menu) ?? NOT_FOUND_PATH);
}

export const ERROR_LOG_PATH = '/error-log/log';
