import { ensureAdministrator } from '../areas/people/accounts/first-administrator';
import { migrationsFolder, runMigrations } from '../platform/database/run-migrations';
import { withDatabaseLock } from '../platform/database/maintenance';
import { addDemoArticles } from '../samples/articles';
import { addDemoChannels } from '../samples/add-demo-channels';
import { addDemoDashboard } from '../samples/dashboard';
import { addDemoData } from '../samples/add-demo-data';
import { addDemoMerchants } from '../samples/add-demo-merchants';
import type { Services } from '../platform/services';

/** Brings the schema up to date and adds what a first start needs, once however many processes start together. */
export async function prepareDatabase(services: Services, show: (sentence: string) => void): Promise<void> {
  const { settings, log } = services;
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
    await ensureAdministrator(services, settings, show);
  });
}
