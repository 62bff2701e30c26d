import type { RouteNode } from '@backoffice/contract';
import type { Titles } from './titles';

/**
 * A page of this remote in the menu.
 *
 * @param path relative to the group that holds it
 * @param module as it is exposed: `src/pages/back-to-top.tsx` is `BackToTop`
 */
export function pageNode(path: string, module: string, titles: Titles): RouteNode {
  return {
    path,
    component: `mfe-demos/${module}`,
    name: `demo-${path}`,
    meta: { title: titles.en, titles },
  };
}
