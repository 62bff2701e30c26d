import type { Role, RouteNode } from '@backoffice/contract';
import type { Language } from '@backoffice/i18n';
import { titleOf } from './title-of';
import { pageTree, type TreeNode } from './tree/page-tree';

/** A page, under the groups that lead to it. */
export interface MatrixRow {
  path: string;
  title: string;
  group: string;
}

function rowsOf(tree: readonly TreeNode[], language: Language, groups: readonly string[]): MatrixRow[] {
  return tree.flatMap(({ path, node, children }) => {
    const title = titleOf(node.meta, language);
    if (children.length > 0) return rowsOf(children, language, [...groups, title]);
    return [{ path, title, group: groups.join(' / ') }];
  });
}

/** The pages of all roles, those of one group together, in the order of the role that has most. */
export function matrixRows(roles: readonly Role[], language: Language): MatrixRow[] {
  const size = (nodes: readonly RouteNode[]): number =>
    nodes.reduce((sum, { children = [] }) => sum + 1 + size(children), 0);
  const bySize = [...roles].sort((one, other) => size(other.routes) - size(one.routes));
  const rows = new Map<string, MatrixRow>();
  for (const { routes } of bySize)
    for (const row of rowsOf(pageTree(routes), language, []))
      if (!rows.has(row.path)) rows.set(row.path, row);
  const order = [...new Set([...rows.values()].map(({ group }) => group))];
  return order.flatMap((group) => [...rows.values()].filter((row) => row.group === group));
}
