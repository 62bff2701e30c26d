import type { RouteNode } from '@backoffice/contract';
import type { Titles } from './titles';

/**
 * Pages under one entry of the menu.
 *
 * @param path absolute for a group at the top; where the menu has that group already, the pages are added to it
 * @param icon a name of the host's list of icons
 */
export function groupNode(path: string, titles: Titles, children: RouteNode[], icon?: string): RouteNode {
  return {
    path,
    component: 'Layout',
    name: `demo-group-${path}`,
    meta: { title: titles.en, titles, ...(icon && { icon }) },
    children,
  };
}
