import { createRemoteServer } from '../remote-server';
import { runUntilStopped } from '../run-until-stopped';

const [releases, of] = process.argv.slice(2);
if (!releases) {
  console.error(
    'Usage: remote-server <folder of releases> [all], with REMOTE_PORT and ADDRESS in the environment',
  );
  console.error('With "all" the folder holds those of every remote.');
  process.exit(1);
}
const { REMOTE_PORT = '0', ADDRESS = '127.0.0.1' } = process.env;
await runUntilStopped(await createRemoteServer(releases, { isStore: of === 'all' }), {
  port: Number(REMOTE_PORT),
  host: ADDRESS,
});
