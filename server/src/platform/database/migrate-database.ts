import { grantApiRole, hasOwnersRights } from './api-role';
import { withDatabaseLock } from './database-lock';
import { isForbidden } from './database-failure';
import { migrationsFolder, runMigrations } from './run-migrations';
import { statement } from './statement';

/** One database, as the API and as its owner sign in to it; the same where there is one role. */
export interface DatabaseUrls {
  databaseUrl: string;
  ownerUrl: string;
  /** How many whole months of the logs are kept; null: all; undefined: as before. Only an owner may say so. */
  auditRetentionMonths?: number | null;
}

const keepMonths = statement<never, { months: number | null }>(
  'log-retention',
  `with known as (delete from log_retention)
   insert into log_retention (months) select :months::integer where :months::integer is not null`,
);

/**
 * Brings the database to the newest schema as its owner, and gives the API's role what it needs there.
 *
 * @returns the names of the migrations that ran now
 * @throws Error with a sentence
 */
export async function migrateDatabase({
  databaseUrl,
  ownerUrl,
  auditRetentionMonths: months,
}: DatabaseUrls): Promise<string[]> {
  try {
    const applied = await runMigrations(ownerUrl, migrationsFolder);
    await withDatabaseLock(ownerUrl, 'migrate', async (owner) => {
      await grantApiRole(owner, databaseUrl);
      if (months !== undefined && (await hasOwnersRights(owner))) await keepMonths.run(owner, { months });
    });
    return applied;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new Error(
      'The schema is not up to date, and the role of the API may not change it: run "cli migrate" with DATABASE_OWNER_URL first.',
      { cause: error },
    );
  }
}
