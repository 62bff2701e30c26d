import type { Messages } from '@backoffice/i18n';
import type { ComponentType } from 'react';
import { isOwnView, OWN } from '../remotes/own-view';

interface OwnPage {
  Page: ComponentType;
  messages: Messages<string>[];
}

/** The pages of the host itself, each loaded when it is opened. The route tree names them `host/<name>`. */
const ownPages: Readonly<Record<string, () => Promise<OwnPage>>> = {
  Documentation: () => import(/* webpackChunkName: "page-documentation" */ './documentation/documentation'),
  ErrorLog: () => import(/* webpackChunkName: "error-log" */ './error-log/error-log'),
  Guide: () => import(/* webpackChunkName: "page-guide" */ './guide/guide'),
  NoPermission: () => import(/* webpackChunkName: "page-401" */ './no-permission/no-permission'),
  NotFound: () => import(/* webpackChunkName: "page-404" */ './not-found/not-found'),
  Profile: () => import(/* webpackChunkName: "page-profile" */ './profile/profile'),
  Remotes: () => import(/* webpackChunkName: "page-remotes" */ './remotes/remotes'),
};

/** How to load a view of the host's own; nothing where there is none of that name. */
export function ownPage(component: string): (() => Promise<OwnPage>) | undefined {
  const name = component.slice(OWN.length);
  return isOwnView(component) && Object.hasOwn(ownPages, name) ? ownPages[name] : undefined;
}
