import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

export const roleTable = pgTable('role', {
  key: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  holdsEverything: boolean('holds_everything').notNull().default(false),
});
