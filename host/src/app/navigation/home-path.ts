import type { MenuEntry, Navigation } from './build-navigation';

const DASHBOARD = '/dashboard';
export const NOT_FOUND_PATH = '/404';

function firstPath(entries: readonly MenuEntry[]): string | undefined {
  const [first] = entries;
  return first?.kind === 'group' ? firstPath(first.children) : first?.path;
}

/** Where `/` leads: the dashboard, or the menu's first page for roles that were not granted it. */
export function homePath({ pages, menu }: Navigation): string {
  const hasDashboard = pages.some((page) => page.path === DASHBOARD);
  return hasDashboard ? DASHBOARD : (firstPath(menu) ?? NOT_FOUND_PATH);
}
