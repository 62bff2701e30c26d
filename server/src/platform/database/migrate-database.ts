import { grantApiRole } from './api-role';
import { withDatabaseLock } from './database-lock';
import { isForbidden } from './database-failure';
import { migrationsFolder, runMigrations } from './run-migrations';

/** One database, as the API and as its owner sign in to it; the same where there is one role. */
export interface DatabaseUrls {
  databaseUrl: string;
  ownerUrl: string;
}

/**
 * Brings the database to the newest schema as its owner, and gives the API's role what it needs there.
 *
 * @returns the names of the migrations that ran now
 * @throws Error with a sentence
 */
export async function migrateDatabase({ databaseUrl, ownerUrl }: DatabaseUrls): Promise<string[]> {
  try {
    const applied = await runMigrations(ownerUrl, migrationsFolder);
    await withDatabaseLock(ownerUrl, 'migrate', (owner) => grantApiRole(owner, databaseUrl));
    return applied;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new Error(
      'The schema is not up to date, and the role of the API may not change it: run "cli migrate" with DATABASE_OWNER_URL first.',
      { cause: error },
    );
  }
}
