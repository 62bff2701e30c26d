import type { User } from '@backoffice/contract';

/** What a user's history tells; the password is in none of it. */
export function userFacts({ username, roleKey, status, avatar, introduction }: User) {
  return { username, roleName: roleKey, status, avatar, introduction };
}
