import type { userUpdateRequest } from '@backoffice/contract';
import type * as z from 'zod/mini';
import { fieldChanges } from '../../../platform/audit/audit.repository';
import type { Queryable } from '../../../platform/database/transaction';
import type { Examined } from '../../../platform/http/approval';
import type { Caller } from '../../../platform/http/caller';
import { missingRow, refusedField, staleRow } from '../../../platform/http/http-error';
import { grantChanges } from '../roles/role-approvals';
import { findAssignableRole } from '../roles/roles.repository';
import { usersById } from './users.repository';

type UpdateRequest = z.output<typeof userUpdateRequest>;

/** Examines `PUT /user/update`: a role with permissions that the user does not have yet. */
export async function examineUserUpdate(
  db: Queryable,
  { body, caller }: { body: UpdateRequest; caller: Caller },
): Promise<Examined<UpdateRequest>> {
  const { id, updatedAt, roleName } = body;
  const before = await usersById.find(db, { id });
  if (!before) throw missingRow('user', id);
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt))
    throw staleRow('user', before.updatedAt);
  const role =
    roleName === undefined || roleName === before.roleName
      ? { key: before.roleKey }
      : await findAssignableRole(db, { named: roleName, ownRole: caller.roleKey });
  if (!role) throw refusedField(400, 'roleName', 'role-unknown');
  const { changes, hasMore } = await grantChanges(db, before.roleKey, role.key);
  const { username = before.username, status = before.status, introduction = before.introduction } = body;
  return {
    body: { ...body, updatedAt: before.updatedAt },
    kinds: hasMore ? ['grants'] : [],
    effect: {
      subject: 'user',
      name: before.username,
      changes: [
        ...fieldChanges(
          {
            username: before.username,
            roleName: before.roleKey,
            status: before.status,
            introduction: before.introduction,
          },
          { username, roleName: role.key, status, introduction },
        ),
        ...changes,
      ],
    },
  };
}
