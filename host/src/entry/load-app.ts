import { store, tokenAtom } from '@backoffice/session';

/**
 * The next step (router, texts, shell), ready to be rendered. Its code is fetched while the login form is shown; with a token
 * the session is opened as soon as it is here.
 */
export async function loadApp() {
  const app = await import(/* webpackChunkName: "app", webpackPrefetch: true */ '../app/app');
  if (store.get(tokenAtom)) void app.openSession();
  await app.prepareApp();
  return app;
}

export type AppStep = Awaited<ReturnType<typeof loadApp>>;
