import type { RouteNode } from '@backoffice/contract';
import { pageNode } from './page-node';
import type { Titles } from './titles';

/** A page of the host itself, under another address. */
export function hostNode(path: string, page: string, titles: Titles): RouteNode {
  return { ...pageNode(path, page, titles), component: `host/${page}` };
}
