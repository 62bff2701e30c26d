import { basePath } from '@backoffice/session/base-path';
import {
  createBrowserRouter,
  Navigate,
  type RouteObject,
  RouterProvider,
  useLocation,
  useParams,
} from 'react-router-dom';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { inAppPath } from '../../kernel/addresses';
import { on } from '../../kernel/events';
import { readTabNavigation, type TabNavigationState } from '../../navigation/tabs/tab';
import { RemotePage } from '../../remotes/remote-page';
import { reportError } from '../../kernel/error-log/report-error';
import { FrameFailure, PageFailure } from './frame-failure';
import { Shell } from './shell';
import { type Navigation, navigationAtom, type PageHandle } from '../../navigation/navigation';
import { homePath, NOT_FOUND_PATH } from '../../navigation/paths';
import { onAnotherPath, pageLoader } from '../../navigation/page-loader';

/** `/redirect/<path>` opens the path with its query; a page that is open there is remounted. */
export function RedirectPage() {
  const { '*': path = '' } = useParams();
  const location = useLocation();
  const { search, hash } = location;
  const refreshed: TabNavigationState = { tabs: { ...readTabNavigation(location.state), refresh: true } };
  return <Navigate replace state={refreshed} to={inAppPath(`/${path}${search}${hash}`)} />;
}

/** The not-found page, with the unknown address in the location's state. */
function UnknownPage() {
  const { pathname, search } = useLocation();
  return <Navigate replace state={{ unknownAddress: pathname + search }} to={NOT_FOUND_PATH} />;
}

function routesOf(navigation: Navigation): RouteObject[] {
  const { pages, redirects } = navigation;
  // All routes are inside the frame: a redirect outside would unmount the frame with the focus and all open pages.
  const routes: RouteObject[] = [
    ...pages.map(({ path, view, breadcrumb }): RouteObject => {
      const handle: PageHandle = { breadcrumb };
      return {
        id: path,
        path,
        loader: pageLoader(view),
        shouldRevalidate: onAnotherPath,
        element: <RemotePage key={path} view={view} />,
        errorElement: <PageFailure />,
        handle,
      };
    }),
    { path: '/', element: <Navigate replace to={homePath(navigation)} /> },
    ...redirects
      .filter(({ from }) => from !== '/')
      .map(({ from, to }): RouteObject => ({ path: from, element: <Navigate replace to={to} /> })),
    { path: '/login', element: <Navigate replace to="/" /> },
    { path: '/redirect/*', element: <RedirectPage /> },
    { path: '*', element: <UnknownPage /> },
  ];
  return [
    {
      element: <Shell navigation={navigation} routes={routes} />,
      errorElement: <FrameFailure />,
      children: routes,
    },
  ];
}

/** The page at the address has been begun already: the frame need not wait for it. */
function started({ pages }: Navigation) {
  return { loaderData: Object.fromEntries(pages.map(({ path }) => [path, null])) };
}

const report = (error: unknown) => reportError({ kind: 'client', error });

/** The router over the pages that the user may see. When these change, open pages stay mounted. */
export function AppRouter() {
  const navigation = useAtomValue(navigationAtom);
  const [router] = useState(() =>
    createBrowserRouter(routesOf(navigation), {
      basename: basePath() || '/',
      hydrationData: started(navigation),
    }),
  );
  const routed = useRef(navigation);
  useEffect(() => {
    if (routed.current === navigation) return;
    routed.current = navigation;
    // Another router would unmount the open pages, and the public methods only add routes. See docs/decisions/0007.
    router._internalSetRoutes(routesOf(navigation));
    void router.revalidate();
  }, [navigation, router]);
  useEffect(() => on('pageRequested', ({ path }) => void router.navigate(path)), [router]);
  useEffect(() => () => router.dispose(), [router]);
  // In a transition React renders in slices of 5 ms, and takes twice as long for a list.
  return <RouterProvider onError={report} router={router} useTransitions={false} />;
}
