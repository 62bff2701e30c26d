import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const remoteReleaseTable = pgTable('remote_release', {
  name: text().primaryKey(),
  release: text().notNull(),
  status: text({ enum: ['live', 'disabled'] })
    .notNull()
    .default('live'),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
