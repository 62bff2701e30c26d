import { store, userAtom } from '@backoffice/session';
import { updateNavigation } from './update-navigation';
import { withOpenPages } from './with-open-pages';
import { debugMenuAtom } from './debug-menu-atom';
import { demoRoutesAtom } from './demo-routes-atom';
import { isDebugMenuOn } from './is-debug-menu-on';
import { loadDemoRoutes } from './load-demo-routes';
import { routesForRoles } from './routes-for-roles';

let turns = 0;

/**
 * Brings the demo pages into the menu, or takes them out of it, as the setting says. What is open stays open.
 *
 * @param roles of the signed-in user
 */
export async function applyDebugMenu(roles: readonly string[]): Promise<void> {
  const turn = ++turns;
  const again = () => void applyDebugMenu(roles);
  const routes = (await isDebugMenuOn()) ? await loadDemoRoutes(again) : [];
  // Switched again, or another user, while the list was on its way.
  if (turn !== turns) return;
  store.set(demoRoutesAtom, routesForRoles(routes, roles));
  updateNavigation((given) => withOpenPages(given));
}

/** A session begins: the demo pages of the one before are nobody's. */
export function dropDemoPages(): void {
  turns += 1;
  store.set(demoRoutesAtom, []);
}

let stop: (() => void) | null = null;

/** From now on a change of the setting, in this tab of the browser or in another, changes the menu. */
export function followDebugMenu(): void {
  stop ??= store.sub(debugMenuAtom, () => {
    const user = store.get(userAtom);
    if (user) void applyDebugMenu(user.roles);
  });
}
