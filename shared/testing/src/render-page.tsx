import { configureApiClient } from '@backoffice/api-client';
import { createQueryClient } from '@backoffice/data';
import { initI18n, type Language, type Messages } from '@backoffice/i18n';
import { store, tokenAtom } from '@backoffice/session';
import { NoticeStack, notify, uiMessages, UiProvider } from '@backoffice/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { signIn, type FakeSession } from './fake-session';

export interface RenderPageOptions extends FakeSession {
  /** The address of the page, with its query. */
  url?: string;
  /** The page's route pattern. */
  path?: string;
  /** Nested routes of the page, by absolute paths. */
  routes?: RouteObject[];
  language?: Language;
  /** The package's texts; those of the UI package are always loaded. */
  messages?: readonly Messages<string>[];
  /** The page's prefetch, awaited before rendering; by default nothing is prefetched. */
  prefetch?: (client: QueryClient, address: URL) => Promise<unknown>;
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
}

/**
 * Renders a page as the host does: with router, query client, real texts, theme, notices and a session with exactly the given
 * permissions. Failed calls become notices. A missing text throws.
 */
export async function renderPage(page: ReactElement, options: RenderPageOptions = {}): Promise<RenderedPage> {
  const { url = '/', path = '*', routes, language = 'en', messages = [], prefetch } = options;
  signIn(options);
  // Notices are kept outside of React, so those of an earlier test would still be shown.
  notify.clear();
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => store.get(tokenAtom),
    onSessionEnded: () => {},
    onFailure(error, isShown) {
      if (!isShown) notify.error({ title: error.message });
    },
  });
  await initI18n(language, (key) => {
    throw new Error(`No text for ${key}`);
  });
  await Promise.all([uiMessages, ...messages].map((each) => each.load()));

  const client = createQueryClient();
  await prefetch?.(client, new URL(url, 'http://localhost'));
  const route: RouteObject = routes ? { element: page, children: routes } : { path, element: page };
  const router = createMemoryRouter([route], { initialEntries: [url] });
  const user = userEvent.setup();
  const rendered = render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <UiProvider>
          <RouterProvider router={router} />
          <NoticeStack />
        </UiProvider>
      </QueryClientProvider>
    </Provider>,
  );
  return { ...rendered, user, router };
}
