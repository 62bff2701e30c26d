import { reasonOfMisfit, type RemoteRelease } from '@backoffice/contract';
import { PAGE_DEADLINE_MS } from '../kernel/patience';
import { queryClient } from '../kernel/query-client';
import { reportLoad } from './load-reports';
import { loadManifest } from './manifests';
import { releaseOf } from './releases';
import { RemoteLoadError } from './remote-load-error';
import { ownPage, type PageModule, type View } from './view';

/** The chunk that loads remotes. */
export const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation');

interface Loading {
  code: Promise<PageModule>;
  page: Promise<PageModule>;
}

// Loaded pages by the view's name.
const loaded = new Map<string, PageModule>();
const loading = new Map<string, Loading>();
/** The number of attempts by the remote's name; above 1 after a failure. */
const attempts = new Map<string, number>();

/** The page if it is already loaded and can be rendered at once. */
export function loadedPage(view: View): PageModule | undefined {
  return loaded.get(view.name);
}

/**
 * Opens a page. The menu, the router, the start and the page itself all use this function. Concurrent calls share one load, and a
 * failed load is not cached.
 *
 * @param address the path and query under which the page is shown
 * @returns `page`: the page with its texts, which rejects within 5 s with a `RemoteLoadError`; `data`: resolves when the page's
 *   data for this address has arrived or failed
 */
export function openPage(view: View, address: string): { page: Promise<PageModule>; data: Promise<void> } {
  const { code, page } = load(view);
  const data = code.then(({ prefetch }) => prefetch?.(queryClient, new URL(address, location.origin)));
  // The page shows the failure itself.
  return { page, data: data.catch((error: unknown) => console.warn('Preloading failed', view.name, error)) };
}

/** Loads the page with its texts, without its data. */
export function loadPage(view: View): Promise<PageModule> {
  return load(view).page;
}

/**
 * Starts loading a page that is likely to be opened, with its data. Skips remotes that have failed, until their page is opened.
 *
 * @returns resolves when both are loaded or one of them has failed
 */
export async function preloadPage(view: View, address: string): Promise<void> {
  if (!loaded.has(view.name) && attempts.has(view.remote)) return;
  const { page, data } = openPage(view, address);
  await Promise.all([page.catch(() => {}), data]);
}

/** Forgets a page or an addition that failed to load or to render, so that a retry fetches it again. */
export function forgetPage({ name, remote }: View): void {
  loaded.delete(name);
  loading.delete(name);
  attempts.set(remote, (attempts.get(remote) ?? 1) + 1);
}

/** Loads the code that every page of a remote needs, before the first one is requested. */
export async function warmFederation(): Promise<void> {
  const { warmFacades } = await loadFederation();
  await warmFacades();
}

function load(view: View): Loading {
  const begun = loading.get(view.name);
  if (begun) return begun;
  const started = performance.now();
  const code = ownPage(view)?.() ?? loadFromRemote<PageModule>(view);
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

/** A page that was not fetched, because it is disabled or does not fit, is not reported as a load. */
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

/**
 * Loads a module of a remote, such as a page.
 *
 * @throws {RemoteLoadError} if its release may not run, or if a step fails
 */
export async function loadFromRemote<T>({ remote, module }: Pick<View, 'remote' | 'module'>): Promise<T> {
  const release = liveRelease(remote);
  const attempt = attempts.get(remote) ?? 1;
  const [manifest, { loadExposedModule }] = await Promise.all([
    loadManifest(release, attempt),
    loadFederation(),
  ]);
  return loadExposedModule<T>(release, manifest, module, attempt);
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
