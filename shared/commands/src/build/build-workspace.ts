import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { lentVersion } from '@backoffice/build-config/lent-version';
import { buildRemote as buildRelease, runBundler } from '@backoffice/kit/build-remote';
import { hostExports } from '@backoffice/kit/host-exports';
import { packKit } from '@backoffice/kit/pack-kit';
import { lentPackage } from '@backoffice/kit/federated-modules';
import { offeredAdditions } from '@backoffice/contract';
import { hashBuildInputs } from './build-inputs';
import { hostOverBudget } from './size-budgets';
import { writeHostPage } from './host-page';
import { packageJson, remotes, root } from '../workspace';

export interface BuildOptions {
  /** `development` keeps names and source maps, and does not compress. */
  mode: 'production' | 'development';
  /** Called with one line per build. */
  log: (line: string) => void;
}

/** The folder of the kit; its packed files are in `dist`. */
export const KIT = 'shared/kit';

/** The number of releases kept in a remote's `dist`, newest first, so that open sessions find their chunks. */
const KEPT_RELEASES = 3;

/**
 * Builds everything that has changed since its last build: server, gateway, host, every remote and the kit.
 *
 * @returns the current release of each remote
 * @throws {Error} with the compiler's message if a build fails, or with the exceeded size budgets
 */
export function buildWorkspace(options: BuildOptions): Promise<Map<string, string>> {
  // A product under development serves no kit.
  const kit = options.mode === 'production' ? [KIT] : [];
  return buildFolders(['host', ...remotes, 'server', 'host/gateway', ...kit], options);
}

/** Builds these folders if they have changed since their last build. Returns and throws like `buildWorkspace`. */
export async function buildFolders(
  folders: readonly string[],
  options: BuildOptions,
): Promise<Map<string, string>> {
  const releases = new Map<string, string>();
  const queue = folders.map((folder) => async () => {
    const hash = hashBuildInputs(folder === 'host/gateway' ? 'host' : folder, options);
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

/** The folder of the built host as it is uploaded: with the source maps of its scripts. */
export const HOST_RELEASE = `${root}/host/dist/release`;
const HOST_MAPS = `${root}/host/dist/maps`;

/** Returns the release of the built host; undefined when it is built by `pnpm dev`, whose files change under one name. */
export function builtHostRelease(): string | undefined {
  return (JSON.parse(readFileSync(`${HOST_FILES}/host-modules.json`, 'utf8')) as { release?: string })
    .release;
}

/** The version of the lent package for a remote's build; undefined if the remote does not contain it. */
export function lentFor(folder: string, mode: BuildOptions['mode']): string | undefined {
  return packageJson(folder).dependencies?.[lentPackage] ? lentVersion(mode === 'production') : undefined;
}

async function work(queue: (() => Promise<void>)[]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) await next();
}

async function buildOnce(folder: string, hash: string, { mode, log }: BuildOptions): Promise<void> {
  const stamp = `${root}/${folder}/dist/${remotes.includes(folder) ? `${hash}/` : ''}built-from`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const started = performance.now();
  await run(folder, hash, mode);
  mkdirSync(stamp.slice(0, stamp.lastIndexOf('/')), { recursive: true });
  writeFileSync(stamp, hash);
  if (remotes.includes(folder)) dropOldReleases(`${root}/${folder}/dist`);
  log(`built ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Adds the name of the release, what the host offers to remotes and the served page to the built files. */
function completeHost(files: string, release: string | undefined): void {
  const file = `${files}/host-modules.json`;
  const modules = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const text = JSON.stringify({ release, modules, exports: hostExports(), additions: offeredAdditions });
  writeFileSync(file, text);
  // Replaces the build's compressed file, whose content is outdated.
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeHostPage(files, release);
  if (release) copyHostRelease(files);
}

/** Copies the host and its maps, and removes the maps of earlier builds. */
function copyHostRelease(files: string): void {
  rmSync(HOST_RELEASE, { recursive: true, force: true });
  cpSync(files, HOST_RELEASE, { recursive: true });
  for (const name of readdirSync(`${HOST_MAPS}/assets`)) {
    const map = `assets/${name}`;
    if (existsSync(`${files}/${map.replace(/\.map$/, '')}`))
      cpSync(`${HOST_MAPS}/${map}`, `${HOST_RELEASE}/${map}`);
    else rmSync(`${HOST_MAPS}/${map}`);
  }
}

async function run(folder: string, release: string, mode: BuildOptions['mode']): Promise<void> {
  if (remotes.includes(folder)) {
    await buildRelease(`${root}/${folder}`, release, { mode, lent: lentFor(folder, mode) });
    return;
  }
  if (folder === 'host') {
    await runBundler(`${root}/host`, release, { mode });
    completeHost(HOST_FILES, mode === 'production' ? release : undefined);
    const problems = mode === 'production' ? hostOverBudget() : [];
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return;
  }
  if (folder === KIT) await packKit(`${root}/${KIT}/dist`);
  else await runProgram(folder);
}

async function runProgram(folder: string): Promise<void> {
  const cwd = `${root}/${folder}`;
  try {
    await promisify(execFile)(process.execPath, [`${cwd}/build.mjs`], { cwd, maxBuffer: Infinity });
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
