import {
  type GrantAction,
  ownPermissionAt,
  type HeldPermission,
  type Screen,
  screens,
} from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import { hashOf } from '../encryption/keyring';

/** The permissions of a role. */
export interface Rights {
  permissions: ReadonlySet<HeldPermission>;
  /** Changes with every change of the granted permissions. */
  version: string;
}

const screenByPath = new Map(
  Object.entries(screens).map(([screen, path]) => [path as string, screen as Screen]),
);
function readRights(key: string, grants: string): Rights {
  const permissions = new Set<HeldPermission>();
  for (const { path, action } of JSON.parse(grants) as { path: string; action: GrantAction }[]) {
    const screen = screenByPath.get(path);
    if (screen) permissions.add(`${screen}:${action}`);
    const own = action === 'view' && ownPermissionAt(path);
    if (own) permissions.add(own);
  }
  const version = hashOf(key).toString('base64url').slice(0, 16);
  return { permissions, version };
}

const rightsByGrants = new LRUCache<string, Rights, string>({
  max: 200,
  memoMethod: (key, _stale, { context: grants }) => readRights(key, grants),
});

/**
 * Returns the rights of a role. They are cached: a few roles make all calls.
 *
 * @param grants JSON array of the role's actions by path, always in the same order
 */
export function rightsOf(roleKey: string, grants: string): Rights {
  return rightsByGrants.memo(`${roleKey} ${grants}`, { context: grants });
}
