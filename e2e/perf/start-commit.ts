import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@backoffice/commands/workspace';

function run(folder: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}.`);
}

/**
 * Starts the product of an earlier commit, from a checkout under `.cache/bench` that is kept for later runs, over an empty
 * database and on ports of its own.
 *
 * @param commit anything that git resolves
 * @throws {Error} if there is no such commit, or it does not start
 */
export async function startCommit(commit: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const { stdout } = spawnSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], { cwd: root });
  const hash = String(stdout).trim();
  if (!hash) throw new Error(`There is no commit ${commit}.`);
  const folder = `${root}/.cache/bench/${hash.slice(0, 12)}`;
  if (!existsSync(folder)) run(root, 'git', 'clone', '--quiet', '--no-checkout', root, folder);
  run(folder, 'git', 'checkout', '--quiet', '--detach', hash);
  run(folder, 'corepack', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');

  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-before-'));
  const settings = { HOST_PORT: '0', API_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  // Starts without pnpm, which does not forward signals.
  const { scripts } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    scripts: { start: string };
  };
  const product = spawn('sh', ['-c', `exec ${scripts.start}`], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}`, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const stop = async () => {
    product.kill('SIGINT');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const lines = createInterface(product.stdout);
  for await (const line of lines) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address) {
      product.stdout.resume();
      return { address, stop };
    }
  }
  await stop();
  throw new Error(`The product did not start at ${commit}.`);
}
