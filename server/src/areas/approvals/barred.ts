import { callAccess, type FailureCode, neededPermissions, type TableCall } from '@backoffice/contract';
import type { StoredRequest } from '../../platform/approvals/approvals.repository';
import type { Queryable } from '../../platform/database/transaction';
import type { Caller } from '../../platform/http/caller';
import { hasChangedRecently } from '../people/users/second-person';
import { findRoleOf, hasIssuedKey } from './approvers.repository';

export type BarredCode = Extract<
  FailureCode,
  'approval-own' | 'approval-not-permitted' | 'approval-same-role' | 'approval-dependent'
>;

/**
 * Returns why a user cannot decide a request: it is their own, or they may not make its call, have the role of the user who asks
 * where another is required, or depend on that user. Null if they can.
 */
export async function barredFrom(
  db: Queryable,
  caller: Pick<Caller, 'userId' | 'roleKey' | 'permissions'>,
  { askerId, askerRole, deployKeyId, call, rule }: StoredRequest,
): Promise<BarredCode | null> {
  const { userId, roleKey, permissions } = caller;
  if (askerId === userId) return 'approval-own';
  const needed = neededPermissions(callAccess[call as TableCall]);
  if (!needed.some(({ permission }) => permissions.has(permission))) return 'approval-not-permitted';
  if (deployKeyId !== null && (await hasIssuedKey(db, { userId, deployKeyId }))) return 'approval-own';
  if (askerId === null) return null;
  const asker = await findRoleOf(db, { userId: askerId });
  if (rule === 'other-role' && [askerRole, asker?.roleKey].includes(roleKey)) return 'approval-same-role';
  return (await hasChangedRecently(db, { authorId: askerId, userId })) ? 'approval-dependent' : null;
}
