import { RegistryClient } from '@backoffice/kit/registry-client';
import { shipOnce } from '@backoffice/kit/ship-once';
import { readContainerSettings } from '../settings';

// The program of a remote's container: ships the release in its image and ends. The engine starts it again when it fails.
async function run(): Promise<void> {
  const settings = readContainerSettings(process.env);
  console.log(await shipOnce({ ...settings, folder: settings.files }, new RegistryClient(settings)));
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
