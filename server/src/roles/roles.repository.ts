import type { RoleOption } from '@backoffice/contract';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { roleTable } from './role.table';

/** Every role by its key, with the name to show. */
export function listRoleOptions(db: Database): Promise<RoleOption[]> {
  return db.select({ id: roleTable.key, name: roleTable.name }).from(roleTable).orderBy(asc(roleTable.key));
}
