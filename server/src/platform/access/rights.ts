import { type GrantAction, type Permission, type Screen, screens } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import { hashOf } from '../encryption/keyring';

/** What a role lets its users do. */
export interface Rights {
  permissions: ReadonlySet<Permission>;
  /** Another one whenever anything that was granted is another. */
  version: string;
}

const screenByPath = new Map(
  Object.entries(screens).map(([screen, path]) => [path as string, screen as Screen]),
);
function readRights(key: string, grants: string): Rights {
  const permissions = new Set<Permission>();
  for (const { path, action } of JSON.parse(grants) as { path: string; action: GrantAction }[]) {
    const screen = screenByPath.get(path);
    if (screen) permissions.add(`${screen}:${action}`);
  }
  const version = hashOf(key).toString('base64url').slice(0, 16);
  return { permissions, version };
}

const rightsByGrants = new LRUCache<string, Rights, string>({
  max: 200,
  memoMethod: (key, _stale, { context: grants }) => readRights(key, grants),
});

/**
 * Read once: a few roles make all the calls.
 *
 * @param grants as JSON: what the role may do on which path, in one order
 */
export function rightsOf(roleKey: string, grants: string): Rights {
  return rightsByGrants.memo(`${roleKey} ${grants}`, { context: grants });
}
