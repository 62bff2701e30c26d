import { runUntilStopped } from '../run-until-stopped';
import { readRemoteServerSettings } from '../settings';
import { createRemoteServer } from '../static-files';

const [releases, of] = process.argv.slice(2);
if (!releases) {
  console.error(
    'Usage: remote-server <folder of releases> [all], with REMOTE_PORT and ADDRESS in the environment',
  );
  console.error('With "all" the folder contains the releases of every remote.');
  process.exit(1);
}
const app = await createRemoteServer(releases, { isStore: of === 'all' });
await runUntilStopped(app, readRemoteServerSettings(process.env));
