import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { hostExports } from '@backoffice/build-config/host-contract';
import { hashBuildInputs } from './build-inputs';
import { addReleaseFacts, releaseSource } from './release-facts';
import { writeHostPage } from './host-page';
import { overBudget } from './size-budgets';
import { remotes, root } from '../workspace';

export interface BuildOptions {
  /** `development` keeps names and source maps, and does not compress. */
  mode: 'production' | 'development';
  /** Called with one line per build. */
  log: (line: string) => void;
}

/** The number of releases kept in a remote's `dist`, newest first, so that open sessions find their chunks. */
const KEPT_RELEASES = 3;

/**
 * Builds everything that has changed since its last build: server, gateway, host and every remote.
 *
 * @returns the current release of each remote
 * @throws {Error} with the compiler's message if a build fails, or with the exceeded size budgets
 */
export function buildWorkspace(options: BuildOptions): Promise<Map<string, string>> {
  return buildFolders(['host', ...remotes, 'server', 'host/gateway'], options);
}

/** Builds these folders if they have changed since their last build. Returns and throws like `buildWorkspace`. */
export async function buildFolders(
  folders: readonly string[],
  options: BuildOptions,
): Promise<Map<string, string>> {
  const releases = new Map<string, string>();
  const queue = folders.map((folder) => async () => {
    const hash = hashBuildInputs(folder.split('/')[0]!, options);
    if (remotes.includes(folder)) releases.set(folder, hash);
    await buildOnce(folder, hash, options);
  });
  // Two at once: the build machines have two cores.
  await Promise.all([work(queue), work(queue)]);
  return releases;
}

/**
 * Builds one remote if it has changed since its last build.
 *
 * @returns its release
 */
export async function buildRemote(name: string, options: BuildOptions): Promise<string> {
  return (await buildFolders([name], options)).get(name)!;
}

/** The folder of the built host. */
export const HOST_FILES = `${root}/host/dist/files`;

/** Returns the release of the built host; undefined when it is built by `pnpm dev`, whose files change under one name. */
export function builtHostRelease(): string | undefined {
  return (JSON.parse(readFileSync(`${HOST_FILES}/host-modules.json`, 'utf8')) as { release?: string })
    .release;
}

/** Builds the remote in a folder for production, always. The folder may be outside the checkout. */
export async function buildRemoteAt(folder: string, release: string): Promise<void> {
  await run(folder, release, 'production');
  addReleaseFacts(`${folder}/dist/${release}`, releaseSource(basename(folder), folder));
  const problems = overBudget(folder, release);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function work(queue: (() => Promise<void>)[]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) await next();
}

async function buildOnce(folder: string, hash: string, { mode, log }: BuildOptions): Promise<void> {
  const stamp = `${root}/${folder}/dist/${remotes.includes(folder) ? `${hash}/` : ''}built-from`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const started = performance.now();
  await run(folder, hash, mode);
  if (remotes.includes(folder)) addReleaseFacts(`${root}/${folder}/dist/${hash}`, releaseSource(folder));
  if (folder === 'host') completeHost(HOST_FILES, mode === 'production' ? hash : undefined);
  if (mode === 'production' && hasWebpack(folder)) {
    const problems = overBudget(folder, hash);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
  mkdirSync(stamp.slice(0, stamp.lastIndexOf('/')), { recursive: true });
  writeFileSync(stamp, hash);
  if (remotes.includes(folder)) dropOldReleases(`${root}/${folder}/dist`);
  log(`built ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Adds the name of the release, the exports of the host's modules and the served page to the built files. */
function completeHost(files: string, release: string | undefined): void {
  const file = `${files}/host-modules.json`;
  const modules = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const text = JSON.stringify({ release, modules, exports: hostExports() });
  writeFileSync(file, text);
  // Replaces the build's compressed file, whose content is outdated.
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeHostPage(files, release);
}

function hasWebpack(folder: string): boolean {
  return existsSync(resolve(root, folder, 'webpack.config.mjs'));
}

async function run(folder: string, release: string, mode: string): Promise<void> {
  const folderPath = resolve(root, folder);
  const script = hasWebpack(folder)
    ? [fileURLToPath(new URL('./run-webpack.mjs', import.meta.url)), folderPath, release, mode]
    : [`${folderPath}/build.mjs`];
  try {
    await promisify(execFile)(process.execPath, script, { cwd: folderPath, maxBuffer: Infinity });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`Building ${folder} failed.\n${stdout}${stderr}`, { cause: error });
  }
}

function dropOldReleases(dist: string): void {
  const byAge = readdirSync(dist)
    .map((name) => ({ path: `${dist}/${name}`, age: statSync(`${dist}/${name}`).mtimeMs }))
    .sort((a, b) => b.age - a.age);
  for (const { path } of byAge.slice(KEPT_RELEASES)) rmSync(path, { recursive: true });
}
