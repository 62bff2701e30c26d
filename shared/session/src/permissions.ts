import { screens, type Permission, type RouteNode, type Screen } from '@backoffice/contract';
import { atom, useAtomValue } from 'jotai';
import { store } from './store';

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
