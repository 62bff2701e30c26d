import type { UserInfo } from '@backoffice/contract';
import { atom } from 'jotai';
import { store } from './store';

/** Who is signed in; null until the user info has come. */
export const userAtom = atom<UserInfo | null>(null);

/** Whether the signed-in user holds at least one of `roles`. Nobody does before the user info has come. */
export function hasAnyRole(roles: readonly string[]): boolean {
  const held = store.get(userAtom)?.roles ?? [];
  return roles.some((role) => held.includes(role));
}
