import { rollBackRemote } from '@backoffice/kit/ship-remote';
import { remoteNamed, shipSettingsFor } from './ship/local-product';

const started = performance.now();

try {
  const [given, ...more] = process.argv.slice(2);
  if (!given || more.length > 0) throw new Error('Usage: pnpm rollback <remote | host>');
  const remote = remoteNamed(given);
  await rollBackRemote(remote, started, await shipSettingsFor(remote, process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
