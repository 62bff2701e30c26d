import { type ApiError, configureApiClient } from '@backoffice/api-client';
import { store, tokenAtom } from '@backoffice/session';
import { addressAfterLogin, apiBase, currentAddress, LOGIN_PATH, loginAddress } from '../kernel/addresses';
import { leavingSignal } from '../kernel/leaving';
import { apiEvents } from '../kernel/events';
import { FIRST_PAGE_PATIENCE_MS, PHRASE_PATIENCE_MS, withPatience } from '../kernel/patience';
import { haveOwnScriptsChecked } from '../kernel/own-scripts';
import { guardTexts } from '../kernel/text-policy';
import { fetchRememberedManifest } from '../remotes/remembered-releases';
import { sessionData } from '../session/session-data';
import { keepComposingKeys } from './composing-keys';
import { styleDocument } from './style-document';
import { prefetchTypeface } from './typeface';

// The order in which the host starts:
//
// 1. `boot`: which texts the page takes, the API client, the document's style, the keys of input methods, and the address that fits: the login page's or another.
// 2. Signed in: `beginSession`. Else the login page is shown (root.tsx), while the browser fetches the app's code; `signIn` of
//    the form leads to `beginSession`, too.
// 3. `beginSession`: user, routes and releases are asked for, the manifest of the page at the address, and the app's code.
// 4. `loadApp`: the app's texts, and beside them `openSession` (open-session.ts): who it is, what they may see, the first page.
// 5. The frame is rendered. What nobody waits for follows at the end of `openSession`.
//
// This file is in the login page's chunk, open-session.ts and what it uses in the app's: the only `import()` of that chunk is
// the one in `loadApp`.

/** Set by the build: where the files are, and the name of a step's. */
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (step: string) => string;

export function boot(): void {
  guardTexts();
  haveOwnScriptsChecked();
  const getToken = () => store.get(tokenAtom);
  configureApiClient({ baseUrl: apiBase(), getToken, leaving: leavingSignal, phrase, ...apiEvents });
  styleDocument();
  keepComposingKeys();
  correctAddress();
  if (store.get(tokenAtom)) beginSession();
  else prefetchApp();
}

let loaded: AppStep | undefined;

/** Nobody is kept waiting for words. Without them it is the server's own sentence, in English; the login page has its own. */
async function phrase(error: ApiError): Promise<void> {
  if (loaded) await withPatience(loaded.phraseFailure(error), PHRASE_PATIENCE_MS);
}

/** Before anything is shown: a signed-out user is on the login page, a signed-in one is not. */
export function correctAddress(): void {
  const isSignedIn = store.get(tokenAtom) !== null;
  const isLogin = location.pathname === LOGIN_PATH;
  if (isSignedIn && isLogin) history.replaceState(null, '', '/');
  if (!isSignedIn && !isLogin) history.replaceState(null, '', loginAddress(currentAddress()));
}

/** What the first frame is made of. */
const FIRST_FRAME = ['app', 'menu-icons'];

/** Has the browser fetch the first frame's code and typeface as soon as it has nothing better to do. */
function prefetchApp(): void {
  for (const step of FIRST_FRAME) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = __webpack_public_path__ + __webpack_get_script_filename__(step);
    document.head.append(link);
  }
  prefetchTypeface();
}

/** The login page's form has got a token. */
export function signIn(token: string): void {
  history.replaceState(null, '', addressAfterLogin(location.search));
  store.set(tokenAtom, token);
  beginSession();
}

/** Code and data set out at once, before anything is rendered; a failure is told where the result is awaited. */
function beginSession(): void {
  sessionData().catch(() => {});
  fetchRememberedManifest();
  loadApp().catch(() => {});
}

/** The app, ready to be rendered. With a token its session is opened meanwhile, and given a moment to be there too. */
export async function loadApp() {
  const app = await import(/* webpackChunkName: "app" */ './app');
  const session = store.get(tokenAtom) ? app.openSession() : Promise.resolve();
  await app.prepareApp();
  loaded = app;
  await withPatience(session, FIRST_PAGE_PATIENCE_MS);
  return app;
}

export type AppStep = Awaited<ReturnType<typeof loadApp>>;
