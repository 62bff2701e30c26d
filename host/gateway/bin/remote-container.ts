import { RegistryClient } from '@backoffice/commands/registry-client';
import { storeRelease } from '@backoffice/commands/release-store';
import { runUntilStopped } from '../run-until-stopped';
import { readContainerSettings } from '../settings';
import { shipOnce, shipUntilSettled } from '../ship';
import { createRemoteServer } from '../static-files';

const PORT = 8080;

// The program of a remote's container: stores its release beside the older ones, serves all of them, and ships its own.
async function run(): Promise<void> {
  const settings = readContainerSettings(process.env);
  const { remote, release, store } = settings;
  const storeFiles = () => storeRelease(store, remote, release, settings.files);
  storeFiles();
  const folder = `${store}/${remote}`;
  let trouble: string | undefined = `${release} is not shipped yet.`;
  const app = await createRemoteServer(folder, { trouble: () => trouble });
  await runUntilStopped(app, { port: PORT, host: '0.0.0.0' });
  const client = new RegistryClient(settings);
  await shipUntilSettled(
    () => shipOnce({ remote, release, folder, store: storeFiles }, client),
    (sentence) => (trouble = sentence),
    console.log,
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
