import { callAccess, neededPermissions, type TableCall } from '../permissions';
import type { Permission } from '../screens';

interface Scope {
  /** The permissions required to grant the scope or to issue a key of an account that has it: all of them. */
  needs: readonly Permission[];
  calls: readonly TableCall[];
}

/**
 * The scopes of service accounts with the calls that each permits. A service account makes no other call, and in a call it has only
 * the permissions by which the scope permits that call: `channels:read` lists channels, without their private keys.
 */
export const serviceScopes = {
  'merchants:read': {
    needs: ['merchants:view'],
    calls: [
      'POST /merchant/list',
      'POST /merchant/totals',
      'POST /merchant/rows',
      'GET /merchant/detail',
      'POST /merchant/history',
    ],
  },
  'merchants:write': {
    needs: ['merchants:edit'],
    calls: ['PUT /merchant/create', 'PUT /merchant/update', 'PUT /merchant/status'],
  },
  'channels:read': {
    needs: ['channels:view'],
    calls: [
      'POST /channel/list',
      'POST /channel/totals',
      'POST /channel/rows',
      'GET /channel/options',
      'GET /channel/detail',
      'POST /channel/history',
    ],
  },
  'channels:write': {
    needs: ['channels:edit'],
    calls: ['POST /channel/create', 'PUT /channel/update', 'PUT /channel/weights', 'POST /channel/delete'],
  },
  /** Reads the private keys of one channel at a time. */
  'channel-keys:read': { needs: ['channelKeys:view'], calls: ['POST /channel/reveal-key'] },
  'changes:read': { needs: ['merchants:view', 'channels:view'], calls: ['GET /changes'] },
  'transactions:read': {
    needs: ['transactions:view'],
    calls: ['GET /transaction/list', 'GET /transaction/figures', 'GET /transaction/detail'],
  },
  /** No user makes this call: managing service accounts includes letting a program report payments. */
  'transactions:write': {
    needs: ['transactions:view', 'serviceAccounts:edit'],
    calls: ['POST /transactions'],
  },
} as const satisfies Record<string, Scope>;

export type ServiceScope = keyof typeof serviceScopes;

/** A call that a scope permits. */
export type ServiceCall = (typeof serviceScopes)[ServiceScope]['calls'][number];

const allScopes: Readonly<Record<string, Scope>> = serviceScopes;

/** Returns the scopes that permit a call; none for calls that only users make. */
export function scopesOf(call: TableCall): readonly ServiceScope[] {
  const names = Object.keys(serviceScopes) as ServiceScope[];
  return names.filter((name) => allScopes[name]!.calls.includes(call));
}

/** Returns the permissions that a service account has in a call; null when none of its scopes permits the call. */
export function permissionsIn(
  call: TableCall,
  scopes: readonly ServiceScope[],
): readonly Permission[] | null {
  const permitting = scopesOf(call).filter((scope) => scopes.includes(scope));
  if (permitting.length === 0) return null;
  const needed = neededPermissions(callAccess[call]).map(({ permission }) => permission);
  const granted = permitting.flatMap((scope) => allScopes[scope]!.needs);
  return granted.filter((permission) => needed.includes(permission));
}
