import { HOST } from '@backoffice/contract';
import { parseShipped, readShipSettings } from './ship/ship-settings';
import { RegistryClient } from './registry/registry-client';
import { remotes } from './workspace';

const started = performance.now();

try {
  const { remote } = parseShipped(process.argv.slice(2), [...remotes, HOST]);
  const settings = await readShipSettings(remote, process.env);
  const { live, generation } = await new RegistryClient(settings).rollBack(remote);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${remote} is back to ${live} after ${seconds} s (generation ${generation}): nothing was built or restarted.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
