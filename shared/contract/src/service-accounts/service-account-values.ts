import type { HeldPermission } from '../permissions';
import { type ServiceScope, serviceScopes } from './service-scopes';

/** The calls that manage service accounts; apart from the other paths, because one page needs them. */
export const serviceAccountPaths = {
  list: '/service-accounts',
  create: '/service-accounts/create',
  update: '/service-accounts/update',
  keyCreate: '/service-accounts/keys/create',
  keyRevoke: '/service-accounts/keys/revoke',
  history: '/service-accounts/history',
} as const;

export const SERVICE_ACCOUNTS_MAX = 200;
export const SERVICE_ACCOUNT_NAME_MAX = 40;
export const SERVICE_ACCOUNT_DESCRIPTION_MAX = 500;
/** The number of valid keys of an account, so that one can be replaced while the other works. */
export const SERVICE_KEYS_MAX = 2;

const isScope = (scope: string): scope is ServiceScope => Object.hasOwn(serviceScopes, scope);

/**
 * Returns the scopes that a user cannot grant, because they lack a permission that the scope needs. An unknown scope, such as one
 * of a later release, is beyond every user.
 */
export function scopesBeyond(
  permissions: ReadonlySet<HeldPermission>,
  scopes: readonly string[],
): readonly string[] {
  return scopes.filter(
    (scope) => !isScope(scope) || !serviceScopes[scope].needs.every((needed) => permissions.has(needed)),
  );
}
