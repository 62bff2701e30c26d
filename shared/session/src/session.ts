import { atom, createStore, useAtomValue } from 'jotai';
import Cookies from 'js-cookie';
import { type Permission, type RouteNode, type Screen, screens, type UserInfo } from '@backoffice/contract';

/** The one Jotai store: host and remotes see the same session through it, inside React and outside. */
export const store = createStore();

const TOKEN_COOKIE = 'Admin-Token';

/** Undefined until it is set here: the cookie is read when the token is first asked for, not while this file is evaluated. */
const heldToken = atom<string | null | undefined>(undefined);

/**
 * The bearer token, null when signed out. The cookie lives as long as the browser's session; it is the only place where the
 * token is kept, and setting null removes it.
 */
export const tokenAtom = atom(
  (get) => {
    const held = get(heldToken);
    return held === undefined ? storedToken() : held;
  },
  (_get, set, token: string | null) => {
    const attributes: Cookies.CookieAttributes = {
      sameSite: 'strict',
      secure: location.protocol === 'https:',
    };
    if (token) Cookies.set(TOKEN_COOKIE, token, attributes);
    else Cookies.remove(TOKEN_COOKIE, attributes);
    set(heldToken, token || null);
  },
);

/** The token of the browser, which another of its tabs may have changed since this one read it. */
export function storedToken(): string | null {
  return Cookies.get(TOKEN_COOKIE) ?? null;
}

/** Who is signed in; null until the user info has come. */
export const userAtom = atom<UserInfo | null>(null);

/** The roles of somebody who is being let in: what a page asks for ahead of being shown depends on them. */
export const arrivingRolesAtom = atom<readonly string[]>([]);

/** Whether the user who is signed in, or is being let in, holds at least one of `roles`. Nobody does before the user info has come. */
export function hasAnyRole(roles: readonly string[]): boolean {
  const held = store.get(userAtom)?.roles ?? store.get(arrivingRolesAtom);
  return roles.some((role) => held.includes(role));
}

/** The route tree as the server reduced it for the signed-in user. */
export const routesAtom = atom<RouteNode[]>([]);

const isScreen = (name: string): name is Screen => Object.hasOwn(screens, name);

function* grants(nodes: readonly RouteNode[]): Generator<Permission> {
  for (const { name, meta, children } of nodes) {
    if (isScreen(name)) for (const action of meta.actions ?? []) yield `${name}:${action}`;
    yield* grants(children ?? []);
  }
}

/** What the signed-in user may do, from the actions of the screens in the route tree; empty when signed out. */
export const permissionsAtom = atom((get): ReadonlySet<Permission> => new Set(grants(get(routesAtom))));

/** Whether the signed-in user may do it, now. In components use `usePermission`. */
export function may(permission: Permission): boolean {
  return store.get(permissionsAtom).has(permission);
}

/** Whether the signed-in user may do it; renders again when that changes. */
export function usePermission(permission: Permission): boolean {
  return useAtomValue(permissionsAtom, { store }).has(permission);
}

/** Forgets token, user and routes, in memory and in the cookie. Says nothing to the server. */
export function clearSession(): void {
  store.set(userAtom, null);
  store.set(arrivingRolesAtom, []);
  store.set(routesAtom, []);
  store.set(tokenAtom, null);
}
