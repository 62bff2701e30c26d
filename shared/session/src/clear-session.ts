import { routesAtom } from './permissions';
import { store } from './store';
import { tokenAtom } from './token';
import { arrivingRolesAtom, userAtom } from './user';

/** Forgets token, user and routes, in memory and in the cookie. Says nothing to the server. */
export function clearSession(): void {
  store.set(userAtom, null);
  store.set(arrivingRolesAtom, []);
  store.set(routesAtom, []);
  store.set(tokenAtom, null);
}
