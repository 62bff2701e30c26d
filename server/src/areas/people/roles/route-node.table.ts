import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

interface Titles {
  en: string;
  zh: string;
  es: string;
  ja: string;
}

export const routeNodeTable = pgTable('route_node', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer('parent_id'),
  position: integer().notNull(),
  path: text().notNull(),
  fullPath: text('full_path').notNull(),
  component: text().notNull(),
  name: text().notNull(),
  redirect: text(),
  titles: jsonb().$type<Titles>().notNull(),
  icon: text(),
  hidden: boolean().notNull().default(false),
  affix: boolean().notNull().default(false),
  aliases: text().array().notNull().default([]),
});
