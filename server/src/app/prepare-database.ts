import { ensureAdministrator } from '../accounts/first-administrator';
import { migrationsFolder } from '../database/migrations-folder';
import { runMigrations } from '../database/run-migrations';
import { withDatabaseLock } from '../database/with-database-lock';
import { addDemoArticles } from '../demo-data/add-demo-articles';
import { addDemoChannels } from '../demo-data/add-demo-channels';
import { addDemoDashboard } from '../demo-data/add-demo-dashboard';
import { addDemoData } from '../demo-data/add-demo-data';
import { addDemoMerchants } from '../demo-data/add-demo-merchants';
import type { Services } from './services';

/** Brings the schema up to date and adds what a first start needs, once however many processes start together. */
export async function prepareDatabase(services: Services, show: (sentence: string) => void): Promise<void> {
  const { settings, db, log } = services;
  const applied = await runMigrations(settings.databaseUrl, migrationsFolder);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  await withDatabaseLock(settings.databaseUrl, 'prepare', async () => {
    if (settings.demoData) {
      await addDemoData(services);
      await addDemoMerchants(services);
      await addDemoChannels(services);
      await addDemoArticles(services);
      await addDemoDashboard(services);
    }
    await ensureAdministrator(db, settings, show);
  });
}
