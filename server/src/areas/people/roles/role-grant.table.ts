import { grantActions } from '@backoffice/contract';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const roleGrantTable = pgTable(
  'role_grant',
  {
    roleKey: text('role_key').notNull(),
    path: text().notNull(),
    action: text({ enum: grantActions }).notNull(),
  },
  (grant) => [primaryKey({ columns: [grant.roleKey, grant.path, grant.action] })],
);
