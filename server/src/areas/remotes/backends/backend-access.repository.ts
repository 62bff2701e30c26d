import { statement } from '../../../platform/database/statement';

interface BackendAccess {
  /** The remote is disabled at the moment. */
  isDisabled: boolean;
  /** The own permission that the live release requires for calls to its backend, without the segment. */
  needed: string | null;
  /** The role may view a page of the remote. */
  hasPage: boolean;
}

/** Reads what decides about a call to a remote's backend; null when the remote has no live release. */
export const findBackendAccess = statement<BackendAccess, { remote: string; roleKey: string }>(
  'backend-access',
  `select disabled_reason is not null and (disabled_until is null or disabled_until > now()) as "isDisabled",
          facts -> 'backend' ->> 'permission' as needed,
          exists (
            select from effective_grant held join route_node node on node.full_path = held.path
            where held.role_key = :roleKey and held.action = 'view' and split_part(node.component, '/', 1) = :remote
          ) as "hasPage"
   from remote_pointer pointer join release on release.remote = pointer.remote and release.release = pointer.live
   where pointer.remote = :remote`,
).oneOrNone;
