import type { UserStatus } from '@backoffice/contract';
import type { Author } from '../../../platform/audit/audit.repository';
import { refusedField } from '../../../platform/http/http-error';
import type { UserRow } from './user-row';

interface WantedChange {
  before: UserRow;
  /** Absent where it stays. */
  roleKey: string | undefined;
  status: UserStatus | undefined;
  author: Author;
  /** Ids of those who are active. */
  administrators: readonly number[];
}

/** @throws HttpError for what nobody may do, whatever their role */
export function refuseUserChange({ before, roleKey, status, author, administrators }: WantedChange): void {
  if (before.status === 'deleted') throw refusedField(409, 'id', 'This user is deleted and stays as it is.');
  const hasOtherRole = roleKey !== undefined && roleKey !== before.roleKey;
  const hasOtherStatus = status !== undefined && status !== before.status;
  if (!hasOtherRole && !hasOtherStatus) return;
  const path = hasOtherRole ? 'roleName' : 'status';
  if (before.id === author.userId)
    throw refusedField(400, path, `You can not change your own ${hasOtherRole ? 'role' : 'status'}.`);
  const isLast = administrators.length === 1 && administrators[0] === before.id;
  if (isLast) throw refusedField(400, path, 'This is the last active administrator.');
}
