import { parseArgs } from 'node:util';
import { HOST } from '@backoffice/contract';
import { CANARY_USAGE, parseCanary } from '@backoffice/kit/ship-settings';
import { shipRemote } from '@backoffice/kit/ship-remote';
import { buildFolders, buildRemote, builtHostRelease, HOST_RELEASE } from './build/build-workspace';
import { remoteNamed, shipSettingsFor } from './ship/local-product';
import { hostChanges } from './host-shape/host-changes';
import { usesInProduct } from './host-shape/release-uses';
import { shipHost } from './ship/ship-host';
import { findBrowser } from './test/find-browser';
import { root } from './workspace';

const started = performance.now();

/** Builds the remote or the host. */
async function build(remote: string): Promise<{ release: string; built: string }> {
  const options = { mode: 'production', log: console.log } as const;
  if (remote !== HOST) {
    const release = await buildRemote(remote, options);
    return { release, built: `${root}/${remote}/dist/${release}` };
  }
  await buildFolders(['host'], options);
  return { release: builtHostRelease()!, built: HOST_RELEASE };
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { canary: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new Error(`Usage: pnpm ship <remote | host> ${CANARY_USAGE}`);
  const remote = remoteNamed(given);
  const canary = values.canary === undefined ? undefined : parseCanary(values.canary);
  const settings = await shipSettingsFor(remote, process.env);
  const changes = remote === HOST ? hostChanges(await usesInProduct(settings)) : [];
  if (changes.length > 0) throw new Error(changes.join('\n\n'));
  const { release, built } = await build(remote);
  const shipped = { folder: `${root}/${remote}`, release, built, canary, started };
  const env = canary ? process.env : { ...process.env, CHROMIUM: findBrowser() };
  const isShipped =
    remote === HOST ? await shipHost(shipped, settings) : await shipRemote(shipped, settings, env);
  if (!isShipped) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
