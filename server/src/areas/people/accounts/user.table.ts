import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const userStatuses = ['active', 'inactive', 'deleted'] as const;

export const userTable = pgTable('app_user', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  roleKey: text('role_key').notNull(),
  avatar: text().notNull().default('/avatar.png'),
  introduction: text().notNull().default(''),
  status: text({ enum: userStatuses }).notNull().default('active'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
