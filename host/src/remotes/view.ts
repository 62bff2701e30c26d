import type { Messages } from '@backoffice/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { arrivedManifest } from './manifests';
import { releaseOf } from './releases';

/** The exports of a page's module, of a remote or of the host. */
export interface PageModule {
  Page: ComponentType;
  /** The texts used by the page. */
  messages: Messages<string>[];
  /** Loads the data for the page at an address in advance. Resolves when it has arrived. */
  prefetch?: (client: QueryClient, address: URL) => Promise<void>;
}

type LoadOwnPage = () => Promise<PageModule>;

/** The source of a page: a module that a remote exposes, or a page of the host. */
export interface View {
  /** The name in the route tree: `mfe-merchant/MerchantList`, or `host/Profile` for a page of the host. */
  name: string;
  remote: string;
  /** The name of the exposed module. */
  module: string;
}

const OWN = 'host';

const views = new Map<string, View>();

/** Parses the name of a view in the route tree. Equal names return the same object. */
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

/** Registers the host's own pages by name. Called at the start, because they belong to a higher layer. */
export function offerOwnPages(pages: typeof ownPages): void {
  ownPages = pages;
}

/** The loader of one of the host's own pages; undefined if there is none of that name. */
export function ownPage(view: View): LoadOwnPage | undefined {
  return isOwnView(view) && Object.hasOwn(ownPages, view.module) ? ownPages[view.module] : undefined;
}

/**
 * True if the view exists: in the host, or in a known remote whose manifest or registry entry lists the module. Views of a remote
 * of which neither is known count as known, so that an outage does not become a 404.
 */
export function isKnownView(view: View): boolean {
  if (isOwnView(view)) return ownPage(view) !== undefined;
  const release = releaseOf(view.remote);
  if (!release) return false;
  const views = arrivedManifest(release)?.needs.views ?? release.views;
  return !views || views.includes(view.module);
}
