import type { PageModule } from '../remotes/view';

/** The pages of the host itself, loaded on demand. The route tree names them `host/<name>`. */
export const ownPages: Readonly<Record<string, () => Promise<PageModule>>> = {
  Approvals: () => import(/* webpackChunkName: "page-approvals" */ './approvals/approvals-page'),
  Documentation: () =>
    import(/* webpackChunkName: "page-documentation" */ './documentation/documentation-page'),
  ErrorLog: () => import(/* webpackChunkName: "error-log" */ './error-log/error-log-page'),
  Exports: () => import(/* webpackChunkName: "page-exports" */ './exports/exports-page'),
  Guide: () => import(/* webpackChunkName: "page-guide" */ './guide/guide-page'),
  NoPermission: () => import(/* webpackChunkName: "page-401" */ './no-permission/no-permission-page'),
  NotFound: () => import(/* webpackChunkName: "page-404" */ './not-found/not-found-page'),
  Operations: () => import(/* webpackChunkName: "page-operations" */ './operations/operations-page'),
  Profile: () => import(/* webpackChunkName: "page-profile" */ './profile/profile-page'),
  Remotes: () => import(/* webpackChunkName: "page-remotes" */ './remotes/remotes-page'),
};
