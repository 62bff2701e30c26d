import { spawnSync } from 'node:child_process';
import { namespacesOf, releaseSource } from '@backoffice/kit/release-facts';
import { newRemoteName, writeRemote } from '@backoffice/kit/write-remote';
import { inside } from './create-remote/inside';
import { remotes, root } from './workspace';

try {
  const known = remotes.map((remote) => {
    const source = releaseSource(`${root}/${remote}`);
    return { name: remote, routes: Object.keys(source.routes), namespaces: namespacesOf(source) };
  });
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('Usage: pnpm create-remote <name>');
  const name = newRemoteName(given, known);
  const files = writeRemote(name, `${root}/mfe-${name}`, inside);
  console.log(`Created mfe-${name} with ${files.length} files.`);
  // Runs under the package manager that runs this command; all packages are in the workspace already.
  const packageManager = process.env.npm_execpath;
  const install = packageManager
    ? spawnSync(process.execPath, [packageManager, 'install', '--prefer-offline'], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    : undefined;
  if (install?.status !== 0) console.log('Install its packages: corepack pnpm install');
  console.log(`Test it: npx jest --selectProjects mfe-${name}`);
  console.log(`Open it in the product running on this machine: corepack pnpm ship ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
