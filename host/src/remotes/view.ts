import type { Messages } from '@backoffice/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { arrivedManifest } from './manifests';
import { releaseOf } from './releases';

/** The exports of a page's module, a remote's or the host's own. */
export interface PageModule {
  Page: ComponentType;
  /** The texts that the page shows. */
  messages: Messages<string>[];
  /** Asks for the data that the page at an address will show, so that it need not wait for the page; done when it is here. */
  prefetch?: (client: QueryClient, address: URL) => Promise<void>;
}

type LoadOwnPage = () => Promise<PageModule>;

/** The source of a page: a module that a remote exposes, or a page of the host's own. */
export interface View {
  /** The name in the route tree: `mfe-merchant/MerchantList`, or `host/Profile` for a page of the host's own. */
  name: string;
  remote: string;
  /** The exposed module. */
  module: string;
}

const OWN = 'host';

const views = new Map<string, View>();

/** The view of a name in the route tree; the same name gives the same view. */
export function parseView(name: string): View {
  const slash = name.indexOf('/');
  const view = views.get(name) ?? { name, remote: name.slice(0, slash), module: name.slice(slash + 1) };
  views.set(name, view);
  return view;
}

export function isOwnView({ remote }: View): boolean {
  return remote === OWN;
}

let ownPages: Readonly<Record<string, LoadOwnPage>> = {};

/** Takes the host's own pages by name. They stand above this floor, so the start of the host hands them down. */
export function offerOwnPages(pages: typeof ownPages): void {
  ownPages = pages;
}

/** Loads a page of the host's own; undefined where there is none of that name. */
export function ownPage(view: View): LoadOwnPage | undefined {
  return isOwnView(view) && Object.hasOwn(ownPages, view.module) ? ownPages[view.module] : undefined;
}

/**
 * True if somebody has the view: the host itself, or a known remote whose manifest, as far as it has arrived, lists the module.
 * A remote that can't be reached just now keeps its pages: an outage must not turn into a 404.
 */
export function isKnownView(view: View): boolean {
  if (isOwnView(view)) return ownPage(view) !== undefined;
  const release = releaseOf(view.remote);
  if (!release) return false;
  const manifest = arrivedManifest(release);
  return !manifest || manifest.modules.has(view.module);
}
