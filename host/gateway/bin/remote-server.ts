import { createRemoteServer } from '../remote-server';
import { runUntilStopped } from '../run-until-stopped';

const [releases, port = '0'] = process.argv.slice(2);
if (!releases) {
  console.error('Usage: remote-server <folder of releases> [port]');
  process.exit(1);
}
await runUntilStopped(await createRemoteServer(releases), { port: Number(port), host: process.env.ADDRESS ?? '127.0.0.1' });
