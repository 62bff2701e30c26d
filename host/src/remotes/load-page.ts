import { reasonOfMisfit, type RemoteRelease } from '@backoffice/contract';
import { PAGE_DEADLINE_MS } from '../kernel/patience';
import { queryClient } from '../kernel/query-client';
import { reportLoad } from './load-reports';
import { loadManifest } from './manifests';
import { releaseOf } from './releases';
import { RemoteLoadError } from './remote-load-error';
import { ownPage, type PageModule, type View } from './view';

/** The step that takes remotes up. */
export const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation');

interface Loading {
  code: Promise<PageModule>;
  page: Promise<PageModule>;
}

// By the view's name.
const loaded = new Map<string, PageModule>();
const loading = new Map<string, Loading>();
/** Number of attempts by the remote's name; above 1 after a failure. */
const attempts = new Map<string, number>();

/** The page, when it was loaded before and so can be rendered at once. */
export function loadedPage(view: View): PageModule | undefined {
  return loaded.get(view.name);
}

/**
 * The one way to a page: the menu, the router, the start and the page itself all come here. Calls at the same time share one
 * load, and a failed load is not kept.
 *
 * @param address path and query under which it is shown, or will be
 * @returns the page with its texts, which fails within 5 s as a `RemoteLoadError`, and `data`: done when what the page shows at
 *   this address is here, or has failed
 */
export function openPage(view: View, address: string): { page: Promise<PageModule>; data: Promise<void> } {
  const { code, page } = load(view);
  const data = code.then(({ prefetch }) => prefetch?.(queryClient, new URL(address, location.origin)));
  // The page tells a failure when it is shown.
  return { page, data: data.catch((error: unknown) => console.warn('Preloading failed', view.name, error)) };
}

/** The page with its texts, without its data. */
export function loadPage(view: View): Promise<PageModule> {
  return load(view).page;
}

/**
 * Begins to load a page that is about to be opened, with its data. A remote that has failed is left alone until somebody wants
 * its page again.
 *
 * @returns done when both are here, or one of them has failed
 */
export async function preloadPage(view: View, address: string): Promise<void> {
  if (!loaded.has(view.name) && attempts.has(view.remote)) return;
  const { page, data } = openPage(view, address);
  await Promise.all([page.catch(() => {}), data]);
}

/** Drops a page that failed to load or to render, so that a retry fetches it anew. */
export function forgetPage({ name, remote }: View): void {
  loaded.delete(name);
  loading.delete(name);
  attempts.set(remote, (attempts.get(remote) ?? 1) + 1);
}

/** Loads what every page of a remote needs, before the first one is asked for. */
export async function warmFederation(): Promise<void> {
  const { warmFacades } = await loadFederation();
  await warmFacades();
}

function load(view: View): Loading {
  const begun = loading.get(view.name);
  if (begun) return begun;
  const started = performance.now();
  const code = ownPage(view)?.() ?? loadFromRemote(view);
  const page = withDeadline(view, withTexts(code)).then(
    (module) => {
      loaded.set(view.name, module);
      report(view, started);
      return module;
    },
    (error: unknown) => {
      report(view, started, error);
      forgetPage(view);
      throw error;
    },
  );
  loading.set(view.name, { code, page });
  return { code, page };
}

/** A page that was not fetched, because it is switched off or does not fit, is no load. */
function report({ remote, module }: View, started: number, error?: unknown): void {
  const release = releaseOf(remote);
  if (release?.status !== 'live') return;
  const phase = error instanceof RemoteLoadError ? error.phase : 'module';
  reportLoad(release, module, started, error === undefined ? undefined : { phase, error });
}

async function withTexts(code: Promise<PageModule>): Promise<PageModule> {
  const page = await code;
  await Promise.all(page.messages.map((messages) => messages.load()));
  return page;
}

async function loadFromRemote({ remote, module }: View): Promise<PageModule> {
  const release = liveRelease(remote);
  const attempt = attempts.get(remote) ?? 1;
  const [manifest, { loadExposedModule }] = await Promise.all([
    loadManifest(release, attempt),
    loadFederation(),
  ]);
  return loadExposedModule<PageModule>(release, manifest, module, attempt);
}

function liveRelease(remote: string): RemoteRelease {
  const release = releaseOf(remote);
  if (!release)
    throw new RemoteLoadError(remote, undefined, 'release', `The server names no remote "${remote}".`);
  if (release.status === 'disabled') {
    const message = `${remote} ${release.release} is switched off.`;
    throw new RemoteLoadError(remote, release.release, 'release', message);
  }
  if (release.status === 'incompatible') {
    const { misfits = [] } = release;
    const reasons = misfits.map((misfit) => reasonOfMisfit(misfit).message).join(' ');
    throw new RemoteLoadError(remote, release.release, 'compatibility', reasons, { misfits });
  }
  return release;
}

function withDeadline<T>({ name, remote }: View, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const message = `${name} was not here after ${PAGE_DEADLINE_MS} ms.`;
      reject(new RemoteLoadError(remote, releaseOf(remote)?.release, 'timeout', message));
    }, PAGE_DEADLINE_MS);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
