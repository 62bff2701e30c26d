import { store, tokenAtom } from '@backoffice/session';
import { FIRST_PAGE_PATIENCE_MS, withPatience } from '../kernel/patience';

/** Set by the build: where the files are, and the name of a step's. */
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (step: string) => string;

/** Has the browser fetch the next step's code as soon as it has nothing better to do. */
export function prefetchApp(): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = __webpack_public_path__ + __webpack_get_script_filename__('app');
  document.head.append(link);
}

/**
 * The next step (router, texts, shell), ready to be rendered; with a token the session is opened as soon as it is here, and given
 * a moment to be there too.
 */
export async function loadApp() {
  const app = await import(/* webpackChunkName: "app" */ './app');
  const session = store.get(tokenAtom) ? app.openSession() : Promise.resolve();
  await app.prepareApp();
  await withPatience(session, FIRST_PAGE_PATIENCE_MS);
  return app;
}

export type AppStep = Awaited<ReturnType<typeof loadApp>>;
