import { grantApiRole, hasOwnersRights } from './api-role';
import { withDatabaseLock } from './database-lock';
import { isForbidden } from './database-failure';
import { migrationsFolder, runMigrations } from './run-migrations';
import { statement } from './statement';

/** The addresses of one database, for the API and for its owner; equal when there is one role. */
export interface DatabaseUrls {
  databaseUrl: string;
  ownerUrl: string;
  /**
   * The number of whole months for which logs are kept; null keeps all, undefined leaves the setting unchanged. Only an owner
   * may change it.
   */
  auditRetentionMonths?: number | null;
}

const keepMonths = statement<never, { months: number | null }>(
  'log-retention',
  `with known as (delete from log_retention)
   insert into log_retention (months) select :months::integer where :months::integer is not null`,
);

/**
 * Migrates the database to the newest schema as its owner, and grants the API's role its rights.
 *
 * @returns the names of the migrations that ran
 * @throws Error with a sentence for the operator
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
