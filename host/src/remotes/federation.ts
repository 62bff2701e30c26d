import {
  findMisfits,
  HOST_API,
  type HostOffer,
  reasonOfMisfit,
  type RemoteRelease,
} from '@backoffice/contract';
import { REMOTE_STEP_DEADLINE_MS } from '../kernel/patience';
import { allowCleanedHtml } from '../kernel/text-policy';
import { hostModules, lentModules } from './host-modules';
import { guardRelease, loadScript, preloadScripts, provideIntegrity } from './scripts';
import type { Manifest } from './manifests';
import { presentHashes } from './present-hashes';
import { RemoteLoadError } from './remote-load-error';

export { warmFacades } from './host-modules';

provideIntegrity();

/** The two functions of a federated container. */
export interface Container {
  init(scope: object, initScope?: unknown[], options?: object): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** Hands out an exposed module by its name. */
export type ModuleLoader = (module: string) => Promise<unknown>;

/** Permissions are the server's to know. */
const offer: HostOffer = {
  api: HOST_API,
  modules: Object.fromEntries(Object.entries(hostModules).map(([name, { version }]) => [name, version])),
};

/** For releases from before trusted types. */
const loadCleaner = () => import(/* webpackChunkName: "old-html" */ '@backoffice/safe-html/any-markup');

/** For releases whose entry asks for the federation's own run time, as all did once. */
const loadRunTime = () => import(/* webpackChunkName: "federation-run-time" */ './federation-run-time');

const remotes = new Map<string, Promise<ModuleLoader>>();

/**
 * Takes a release's entry up and hands out one of its exposed modules.
 *
 * @param attempt above 1 everything of the remote is fetched anew, under a fresh query
 * @throws {RemoteLoadError} when the release asks for what this host has not, or when a script fails
 */
export async function loadExposedModule<T>(
  release: RemoteRelease,
  manifest: Manifest,
  module: string,
  attempt: number,
): Promise<T> {
  const failed = (phase: 'entry' | 'module', message: string, cause?: unknown) =>
    new RemoteLoadError(release.name, release.release, phase, message, { cause });

  // Before any script of the remote runs: one that this host can't serve fetches nothing.
  const misfits = findMisfits(manifest.needs, offer);
  if (misfits.length > 0) {
    const reasons = misfits.map((misfit) => reasonOfMisfit(misfit).message).join(' ');
    throw new RemoteLoadError(release.name, release.release, 'compatibility', reasons, { misfits });
  }
  if (!manifest.hasTrustedTypes) allowCleanedHtml((await loadCleaner()).cleanMarkup);
  const present = manifest.files ? undefined : await presentHashes(manifest.scripts);
  guardRelease(release, manifest.folder, manifest.files, present);
  const scripts = manifest.modules.get(module);
  if (!scripts) throw failed('module', `${release.name} exposes no ${module}.`);

  const url = attempt === 1 ? manifest.entry : `${manifest.entry}?attempt=${attempt}`;
  preloadScripts([url, ...scripts]);
  let load: ModuleLoader;
  try {
    load = await takeUp(url, manifest);
  } catch (cause) {
    throw failed('entry', `${url} failed: ${String(cause)}`, cause);
  }
  try {
    return (await load(module)) as T;
  } catch (cause) {
    remotes.delete(url);
    throw failed('module', `${release.name}/${module} failed: ${String(cause)}`, cause);
  }
}

function takeUp(url: string, manifest: Manifest): Promise<ModuleLoader> {
  let remote = remotes.get(url);
  if (!remote) {
    remote = runEntry(url, manifest);
    remotes.set(url, remote);
    remote.catch(() => remotes.delete(url));
  }
  return remote;
}

async function runEntry(url: string, { globalName, needsRunTime }: Manifest): Promise<ModuleLoader> {
  const takeUpIn = needsRunTime ? (await loadRunTime()).takeUpContainer : takeUpContainer;
  await loadScript(url, REMOTE_STEP_DEADLINE_MS);
  const container = (globalThis as Record<string, unknown>)[globalName] as Container | undefined;
  if (!container) throw new Error(`it defines no ${globalName}`);
  return takeUpIn(container, `${globalName}#${url}`, url);
}

/** What each remote takes the host's modules from: a list of its own, so that none can change another's. */
const scopeOfHost = () =>
  Object.fromEntries(
    Object.entries({ ...hostModules, ...lentModules }).map(([request, { version, get }]) => [
      request,
      { [version]: { get, from: 'host' } },
    ]),
  );

function takeUpContainer(container: Container): ModuleLoader {
  container.init(scopeOfHost());
  return async (module) => (await container.get(`./${module}`))();
}
