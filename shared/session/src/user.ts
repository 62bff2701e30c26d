import type { UserInfo } from '@backoffice/contract';
import { atom } from 'jotai';
import { store } from './store';

/** Who is signed in; null until the user info has come. */
export const userAtom = atom<UserInfo | null>(null);

/** The roles of somebody who is being let in: what a page asks for ahead of being shown depends on them. */
export const arrivingRolesAtom = atom<readonly string[]>([]);

/** Whether the user who is signed in, or is being let in, holds at least one of `roles`. Nobody does before the user info has come. */
export function hasAnyRole(roles: readonly string[]): boolean {
  const held = store.get(userAtom)?.roles ?? store.get(arrivingRolesAtom);
  return roles.some((role) => held.includes(role));
}
