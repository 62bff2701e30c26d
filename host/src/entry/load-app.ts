/** The next step (router, texts, shell), ready to be rendered. Its code is fetched while the login form is shown. */
export async function loadApp() {
  const app = await import(/* webpackChunkName: "app", webpackPrefetch: true */ '../app/app');
  await app.prepareApp();
  return app;
}

export type AppStep = Awaited<ReturnType<typeof loadApp>>;
