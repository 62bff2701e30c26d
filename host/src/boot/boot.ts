import { type ApiError, configureApiClient } from '@backoffice/api-client';
import type { LoginResponse } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { basePath } from '@backoffice/session/base-path';
import {
  addressAfterLogin,
  apiBase,
  currentAddress,
  currentPath,
  LINK_PATH,
  LOGIN_PATH,
  loginAddress,
  replaceAddress,
} from '../kernel/addresses';
import { leavingSignal } from '../kernel/leaving';
import { apiEvents } from '../kernel/events';
import { FIRST_PAGE_PATIENCE_MS, PHRASE_PATIENCE_MS, withPatience } from '../kernel/patience';
import { haveOwnScriptsChecked } from '../kernel/own-scripts';
import { guardTexts } from '../kernel/text-policy';
import { keepFirstAnswers, sessionData } from '../session/session-data';
import { keepComposingKeys } from './composing-keys';
import { styleDocument } from '../kernel/document-styles';
import { prefetchTypeface } from './typeface';

// The order in which the host starts:
//
// 1. `boot`: sets the page's failure texts, the API client, the document's style and the keys of input methods, and corrects the
//    address: the login page's for signed-out users, another one for signed-in users.
// 2. Signed in: `beginSession`. Otherwise the login page is shown (root.tsx) while the browser prefetches the app's code;
//    `signIn` of the form calls `beginSession`, too.
// 3. `beginSession`: requests the user, routes and releases, unless they came with the token, and the app's code.
// 4. `loadApp`: loads the app's texts and, in parallel, runs `openSession` (open-session.ts): the user, their rights, the first
//    page.
// 5. The frame is rendered. Work that can wait follows at the end of `openSession`.
//
// This file is in the login page's chunk; open-session.ts and its imports are in the app's. The only `import()` of the app's
// chunk is the one in `loadApp`.

/** Set by the build: the URL of the files, and the name of a chunk's file. */
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (step: string) => string;

export function boot(): void {
  guardTexts();
  haveOwnScriptsChecked();
  const getToken = () => store.get(tokenAtom);
  configureApiClient({
    baseUrl: apiBase(),
    basePath: basePath(),
    getToken,
    leaving: leavingSignal,
    phrase,
    ...apiEvents,
  });
  styleDocument();
  keepComposingKeys();
  correctAddress();
  if (store.get(tokenAtom)) beginSession();
  else prefetchApp();
}

let loaded: AppStep | undefined;

/** Falls back to the server's own English sentence when the phrases do not load in time; the login page has its own texts. */
async function phrase(error: ApiError): Promise<void> {
  // The login page has no text of its own for a browser that cannot keep a key.
  const isWithoutKey = error.code === 'session-key-needed';
  const app = loaded ?? (isWithoutKey ? await loadApp().catch(() => undefined) : undefined);
  if (app) await withPatience(app.phraseFailure(error), PHRASE_PATIENCE_MS);
}

export const isAtLink = (): boolean => currentPath() === LINK_PATH;

/** Corrects the address before anything is shown: signed-out users go to the login page, signed-in users away from it. */
export function correctAddress(): void {
  if (isAtLink()) return;
  const isSignedIn = store.get(tokenAtom) !== null;
  const isLogin = currentPath() === LOGIN_PATH;
  if (isSignedIn && isLogin) replaceAddress('/');
  if (!isSignedIn && !isLogin) replaceAddress(loginAddress(currentAddress()));
}

/** Leaves the page of a one-time link for the login page, or for the app. */
export function leaveLink(): void {
  replaceAddress(LOGIN_PATH);
  correctAddress();
}

/** Prefetches the first frame's code and typeface at low priority. */
function prefetchApp(): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = __webpack_public_path__ + __webpack_get_script_filename__('app');
  document.head.append(link);
  prefetchTypeface();
}

/** Starts the session with what the login form received. */
export function signIn(session: LoginResponse): void {
  replaceAddress(addressAfterLogin(location.search));
  keepFirstAnswers(session);
  store.set(tokenAtom, session.token);
  beginSession();
}

/** Requests code and data at once, before anything is rendered. Failures are reported where the results are awaited. */
function beginSession(): void {
  sessionData().catch(() => {});
  loadApp().catch(() => {});
}

/** Loads the app until it can be rendered. With a token, opens its session in parallel and waits a moment for it. */
export async function loadApp() {
  const app = await import(/* webpackChunkName: "app" */ './app');
  const session = store.get(tokenAtom) ? app.openSession() : Promise.resolve();
  await app.prepareApp();
  loaded = app;
  await withPatience(session, FIRST_PAGE_PATIENCE_MS);
  return app;
}

export type AppStep = Awaited<ReturnType<typeof loadApp>>;
