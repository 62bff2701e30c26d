import type { User, UserStatus } from '@backoffice/contract';

/** A user as the database answers it. */
export interface UserRow {
  id: number;
  username: string;
  avatar: string;
  introduction: string;
  status: UserStatus;
  roleName: string;
  roleKey: string;
  isAdministrator: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export const userColumns = `u.id, u.username, u.avatar, u.introduction, u.status, r.name as "roleName", u.role_key as "roleKey",
  r.holds_everything as "isAdministrator", u.created_at as "createdAt", u.updated_at as "updatedAt"`;

export function presentUser({ isAdministrator: _is, createdAt, updatedAt, ...user }: UserRow): User {
  return { ...user, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
