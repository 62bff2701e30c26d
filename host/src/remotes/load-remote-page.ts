import type { Messages } from '@backoffice/i18n';
import { misfitSentence, type RemoteRelease } from '@backoffice/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ownPage } from '../pages/own-pages';
import { loadFederation } from './load-federation';
import { noteLoad } from './load-reports';
import { loadManifest } from './manifests';
import { releaseOf, splitView } from './releases';
import { RemoteLoadError } from './remote-load-error';

/** What a module that is a page holds, a remote's or the host's own. */
export interface RemotePageModule {
  Page: ComponentType;
  messages: Messages<string>[];
  /** Asks for the data that the page at an address will show, so that it need not wait for the page; done when it is here. */
  prefetch?: (client: QueryClient, address: URL) => Promise<void>;
}

/** A failed page is told within 5 s, so the whole way to it ends before. */
const DEADLINE_MS = 4700;

interface Loading {
  code: Promise<RemotePageModule>;
  page: Promise<RemotePageModule>;
}

const loaded = new Map<string, RemotePageModule>();
const loading = new Map<string, Loading>();
const attempts = new Map<string, number>();

/** The page, when it was loaded before and so can be rendered at once. */
export function loadedRemotePage(component: string): RemotePageModule | undefined {
  return loaded.get(component);
}

/** Whether the page may be fetched before it is asked for: what failed before is fetched when somebody wants it again. */
export function isWorthPreloading(component: string): boolean {
  return loaded.has(component) || !attempts.has(splitView(component).remote);
}

/**
 * Loads a page of a remote with its messages. Calls at the same time share one load; a failed load is not kept.
 *
 * @param component `<remote>/<exposed module>`, as a route node names it
 * @throws {RemoteLoadError} within 5 s, whatever hangs
 */
export function loadRemotePage(component: string): Promise<RemotePageModule> {
  return load(component).page;
}

/** The same without waiting for the messages: enough to ask for the page's data. */
export function loadRemoteCode(component: string): Promise<RemotePageModule> {
  return load(component).code;
}

function load(component: string): Loading {
  const begun = loading.get(component);
  if (begun) return begun;
  const started = performance.now();
  const code = ownPage(component)?.() ?? loadFromRemote(component);
  const page = withDeadline(component, withMessages(code)).then(
    (module) => {
      loaded.set(component, module);
      report(component, started);
      return module;
    },
    (error: unknown) => {
      report(component, started, error);
      forgetRemotePage(component);
      throw error;
    },
  );
  loading.set(component, { code, page });
  return { code, page };
}

/** What was not fetched, because it is switched off or does not fit, is no load. */
function report(component: string, started: number, error?: unknown): void {
  const release = releaseOf(splitView(component).remote);
  if (release?.status !== 'live') return;
  const phase = error instanceof RemoteLoadError ? error.phase : 'module';
  noteLoad(release, started, error === undefined ? undefined : { phase, error });
}

/** Drops a page that failed to load or to render, so that a retry fetches it anew. */
export function forgetRemotePage(component: string): void {
  const { remote } = splitView(component);
  loaded.delete(component);
  loading.delete(component);
  attempts.set(remote, (attempts.get(remote) ?? 1) + 1);
}

/** Has what every page of a remote needs at hand before the first one is asked for. */
export async function warmFederation(): Promise<void> {
  const { warmFacades } = await loadFederation();
  await warmFacades();
}

async function withMessages(code: Promise<RemotePageModule>): Promise<RemotePageModule> {
  const page = await code;
  await Promise.all(page.messages.map((messages) => messages.load()));
  return page;
}

async function loadFromRemote(component: string): Promise<RemotePageModule> {
  const { remote, module } = splitView(component);
  const release = liveRelease(remote);
  const attempt = attempts.get(remote) ?? 1;
  const [manifest, { loadExposedModule }] = await Promise.all([
    loadManifest(release, attempt),
    loadFederation(),
  ]);
  return loadExposedModule<RemotePageModule>(release, manifest, module, attempt);
}

function liveRelease(remote: string): RemoteRelease {
  const release = releaseOf(remote);
  if (!release)
    throw new RemoteLoadError(remote, undefined, 'release', `The server names no remote "${remote}".`);
  if (release.status === 'disabled') {
    throw new RemoteLoadError(
      remote,
      release.release,
      'release',
      `${remote} ${release.release} is switched off.`,
    );
  }
  if (release.status === 'incompatible') {
    const { misfits = [] } = release;
    const reasons = misfits.map((misfit) => misfitSentence(misfit)).join(' ');
    throw new RemoteLoadError(remote, release.release, 'compatibility', reasons, { misfits });
  }
  return release;
}

function withDeadline<T>(component: string, work: Promise<T>): Promise<T> {
  const { remote } = splitView(component);
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const message = `${component} was not here after ${DEADLINE_MS} ms.`;
      reject(new RemoteLoadError(remote, releaseOf(remote)?.release, 'timeout', message));
    }, DEADLINE_MS);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
