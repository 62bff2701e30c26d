import { atom, createStore, useAtomValue } from 'jotai';
import Cookies from 'js-cookie';
import { ownPermissionOf, type HeldPermission, type RouteNode, type Screen } from '@backoffice/contract';
import { screens, type UserInfo } from '@backoffice/contract';
import { basePath } from './base-path';
import { storedToken, TOKEN_COOKIE } from './stored-token';

/** The only Jotai store, by which host and remotes share the session, inside and outside of React. */
export const store = createStore();

/** The token set in this tab; undefined before. The cookie is read when the token is first needed, not on module load. */
const heldToken = atom<string | null | undefined>(undefined);

/**
 * The bearer token; null when signed out. It is stored in a session cookie only, which setting null removes.
 */
export const tokenAtom = atom(
  (get) => {
    const held = get(heldToken);
    return held === undefined ? storedToken() : held;
  },
  (_get, set, token: string | null) => {
    const attributes: Cookies.CookieAttributes = {
      sameSite: 'strict',
      // Other products of the same origin do not receive it.
      path: basePath() || '/',
      secure: location.protocol === 'https:',
    };
    if (token) Cookies.set(TOKEN_COOKIE, token, attributes);
    else Cookies.remove(TOKEN_COOKIE, attributes);
    set(heldToken, token || null);
  },
);

/** The signed-in user; null until the user info has loaded. */
export const userAtom = atom<UserInfo | null>(null);

/** The roles of the user during sign-in, on which the prefetching of pages depends. */
export const arrivingRolesAtom = atom<readonly string[]>([]);

/** Tells whether the user who is signed in, or signing in, has at least one of `roles`; false until the roles are known. */
export function hasAnyRole(roles: readonly string[]): boolean {
  const held = store.get(userAtom)?.roles ?? store.get(arrivingRolesAtom);
  return roles.some((role) => held.includes(role));
}

/** The route tree that the server has filtered for the signed-in user. */
export const routesAtom = atom<RouteNode[]>([]);

const isScreen = (name: string): name is Screen => Object.hasOwn(screens, name);

function* grants(nodes: readonly RouteNode[]): Generator<HeldPermission> {
  for (const node of nodes) {
    const { name, meta, children } = node;
    if (isScreen(name)) for (const action of meta.actions ?? []) yield `${name}:${action}`;
    const own = ownPermissionOf(node);
    if (own) yield own;
    yield* grants(children ?? []);
  }
}

/** The permissions of the signed-in user, from the actions of the screens and the remotes' own permissions in the route tree; empty when signed out. */
export const permissionsAtom = atom((get): ReadonlySet<HeldPermission> => new Set(grants(get(routesAtom))));

/** Tells whether the signed-in user has a permission now. In components use `usePermission`. */
export function may(permission: HeldPermission): boolean {
  return store.get(permissionsAtom).has(permission);
}

/** Tells whether the signed-in user has a permission; the component renders again when that changes. */
export function usePermission(permission: HeldPermission): boolean {
  return useAtomValue(permissionsAtom, { store }).has(permission);
}

/** Clears token, user and routes, in memory and in the cookie, without a call to the server. */
export function clearSession(): void {
  store.set(userAtom, null);
  store.set(arrivingRolesAtom, []);
  store.set(routesAtom, []);
  store.set(tokenAtom, null);
}
