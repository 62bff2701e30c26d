import { migrationsFolder } from '../../platform/database/migrations-folder';
import { runMigrations } from '../../platform/database/run-migrations';
import { parseDatabaseUrl } from '../../platform/settings/settings';

/** `cli migrate` */
export async function migrate(_args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const applied = await runMigrations(parseDatabaseUrl(env), migrationsFolder);
  return applied.length > 0 ? `Migrated: ${applied.join(', ')}.` : 'The database is up to date.';
}
