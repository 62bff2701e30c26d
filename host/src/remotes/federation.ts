import { createInstance, registerGlobalPlugins } from '@module-federation/runtime';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import {
  findMisfits,
  HOST_API,
  type HostOffer,
  reasonOfMisfit,
  type RemoteRelease,
} from '@backoffice/contract';
import { detectLanguage } from '@backoffice/i18n/language';
import { loadMakeStyles } from '@backoffice/ui/make-styles';
import { REMOTE_STEP_DEADLINE_MS } from '../kernel/patience';
import { allowCleanedHtml } from '../kernel/text-policy';
import { hostModules, lentModules } from './host-modules';
import { guardRelease, loadScript, preloadScripts, provideIntegrity } from './scripts';
import type { Manifest } from './manifests';
import { presentHashes } from './present-hashes';
import { pinHostModules } from './pin-host-modules';
import { RemoteLoadError } from './remote-load-error';

export { warmFacades } from './host-modules';

// Remotes are built without the core of the run time, and use the host's under a global of this name. Entries of earlier
// releases read `helpers`, but call none: a remote loads no remotes.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    helpers: { global: {}, share: {}, utils: {} },
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  },
});
provideIntegrity();
// Global plug-ins also apply to the instances that remotes create.
registerGlobalPlugins([pinHostModules(hostModules, lentModules)]);
const host = createInstance({
  name: 'host',
  remotes: [],
  shared: { ...hostModules },
  shareStrategy: 'loaded-first',
});

/** The global that an entry defines. */
interface Container {
  init: (scope: object | undefined, initialised: unknown[], options: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

interface LoadedRemote {
  container: Container;
  /** Gives the container the host's modules, once. */
  init: () => Promise<unknown>;
}

/** Permissions are known only to the server. */
const offer: HostOffer = {
  api: HOST_API,
  modules: Object.fromEntries(Object.entries(hostModules).map(([name, { version }]) => [name, version])),
};

/** The sanitiser for releases from before trusted types. */
const loadCleaner = () => import(/* webpackChunkName: "old-html" */ '@backoffice/safe-html/any-markup');

const remotes = new Map<string, Promise<LoadedRemote>>();

/**
 * Loads a release's entry and returns one of its exposed modules.
 *
 * @param attempt above 1, everything of the remote is fetched again, under a new query
 * @throws {RemoteLoadError} if the release needs something that this host lacks, or if a script fails
 */
export async function loadExposedModule<T>(
  release: RemoteRelease,
  manifest: Manifest,
  module: string,
  attempt: number,
): Promise<T> {
  const failed = (phase: 'entry' | 'module', message: string, cause?: unknown) =>
    new RemoteLoadError(release.name, release.release, phase, message, { cause });

  // Before any script of the remote runs: for a release that does not fit, nothing is fetched.
  const misfits = findMisfits(manifest.needs, offer);
  if (misfits.length > 0) {
    const reasons = misfits.map((misfit) => reasonOfMisfit(misfit).message).join(' ');
    throw new RemoteLoadError(release.name, release.release, 'compatibility', reasons, { misfits });
  }
  if (!manifest.hasBuiltStyles) await loadMakeStyles();
  if (!manifest.hasTrustedTypes) allowCleanedHtml((await loadCleaner()).cleanMarkup);
  const present = manifest.files ? undefined : await presentHashes(manifest.scripts);
  guardRelease(release, manifest.folder, manifest.files, present);
  const scripts = manifest.modules.get(module);
  if (!scripts) throw failed('module', `${release.name} exposes no ${module}.`);

  const url = attempt === 1 ? manifest.entry : `${manifest.entry}?attempt=${attempt}`;
  preloadScripts([url, ...scripts, ...laterScripts(manifest, module)]);
  let remote: LoadedRemote;
  try {
    remote = await takeUp(url, manifest.globalName);
  } catch (cause) {
    throw failed('entry', `${url} failed: ${String(cause)}`, cause);
  }
  try {
    await remote.init();
    const factory = await remote.container.get(`./${module}`);
    return factory() as T;
  } catch (cause) {
    remotes.delete(url);
    throw failed('module', `${release.name}/${module} failed: ${String(cause)}`, cause);
  }
}

/** The scripts that a page requests when it runs, by the names of their chunks: its texts, and its parts such as `Page-late`. */
function laterScripts({ files = {}, folder }: Manifest, module: string): string[] {
  const texts = `texts-${detectLanguage()}.js`;
  return Object.keys(files)
    .filter((file) => file === texts || file.startsWith(`${module}-`))
    .map((file) => folder + file);
}

function takeUp(url: string, globalName: string): Promise<LoadedRemote> {
  let remote = remotes.get(url);
  if (!remote) {
    remote = loadScript(url, REMOTE_STEP_DEADLINE_MS).then(() => {
      const container = (globalThis as Record<string, unknown>)[globalName] as Container | undefined;
      if (!container) throw new Error(`it defines no ${globalName}`);
      let started: Promise<unknown> | undefined;
      return { container, init: () => (started ??= initContainer(container)) };
    });
    remotes.set(url, remote);
    remote.catch(() => remotes.delete(url));
  }
  return remote;
}

/** Calls the container as the run time does for the remotes that it loads itself. */
async function initContainer(container: Container): Promise<unknown> {
  const options = { version: '', shareScopeKeys: 'default' };
  // The container copies all enumerable options, and this one must stay shared.
  Object.defineProperty(options, 'shareScopeMap', { value: host.shareScopeMap });
  return container.init((host.shareScopeMap.default ??= {}), [], options);
}
