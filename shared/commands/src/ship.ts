import { HOST } from '@backoffice/contract';
import { buildFolders, buildRemote, builtHostRelease, HOST_FILES } from './build/build-workspace';
import { openFirstSession } from './ship/first-session';
import { isHostServed } from './ship/is-host-served';
import { parseShipped, readShipSettings } from './ship/ship-settings';
import { shipRelease } from './ship/ship-release';
import { packageJson, remotes, root } from './workspace';

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const alike = (before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after) ? 'unchanged' : 'CHANGED';

/** Builds the remote or the host. */
async function build(remote: string): Promise<{ release: string; built: string }> {
  const options = { mode: 'production', log: console.log } as const;
  if (remote !== HOST) {
    const release = await buildRemote(remote, options);
    return { release, built: `${root}/${remote}/dist/${release}` };
  }
  await buildFolders(['host'], options);
  return { release: builtHostRelease()!, built: HOST_FILES };
}

try {
  const { remote, canary } = parseShipped(process.argv.slice(2), [...remotes, HOST]);
  const settings = await readShipSettings(remote, process.env);
  const { release, built } = await build(remote);
  const proof = await shipRelease({ remote, release, built, canary }, settings);
  console.log(`${remote} ${release} is ${canary ? 'a canary' : 'live'} after ${seconds()} s.`);
  for (const [name, live] of Object.entries(proof.otherReleasesAfter))
    console.log(`${name}: ${live ?? 'none'}: ${alike(proof.otherReleasesBefore[name], live)}.`);
  if (remote === HOST) {
    if (!(await isHostServed(settings.hostAddress, release, canary !== undefined)))
      throw new Error(`${settings.hostAddress} does not serve the host ${release}.`);
    console.log(`${settings.hostAddress} serves it ${seconds()} s after the command.`);
  } else {
    console.log(
      `Host: ${proof.hostBefore} before, ${proof.hostAfter} after: ${alike(proof.hostBefore, proof.hostAfter)}.`,
    );
    const path = Object.keys(packageJson(remote).routes ?? {})[0] ?? '/';
    const seen = canary ? null : await openFirstSession({ remote, release, path }, settings, process.env);
    if (!seen)
      console.log(
        'No browser session was opened: the release is a canary, or no account to sign in with is set.',
      );
    else if (seen.isShown) console.log(`A browser session showed ${path} ${seconds()} s after the command.`);
    else console.error(`A browser session did not show ${path}: ${seen.reason}`);
    if (alike(proof.hostBefore, proof.hostAfter) === 'CHANGED' || seen?.isShown === false)
      process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
