import type { User } from '@backoffice/contract';

/** Returns the fields of a user that the history shows; the password is none of them. */
export function userSnapshot({ username, roleKey: roleName, status, avatar, introduction }: User) {
  return { username, roleName, status, avatar, introduction };
}
