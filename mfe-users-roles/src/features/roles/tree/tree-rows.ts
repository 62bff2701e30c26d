import { foldText } from '@backoffice/contract/fold-text';
import { pagesOf, type TreeNode } from './page-tree';

/** A line of the tree as it is shown. */
export interface TreeRow {
  branch: TreeNode;
  title: string;
  /** From 1 on. */
  level: number;
  isGroup: boolean;
  isOpen: boolean;
}

interface Shown {
  titleOf: (branch: TreeNode) => string;
  /** Paths of the groups that are closed. */
  closed: ReadonlySet<string>;
  /** By `foldText`; empty when nothing is looked for. */
  search: string;
}

function isFound(branch: TreeNode, { titleOf, search }: Shown): boolean {
  return [titleOf(branch), branch.path].some((text) => foldText(text).includes(search));
}

/** The lines of a tree: what is looked for with what leads to it, else what is not inside a closed group. */
export function treeRows(tree: readonly TreeNode[], shown: Shown, level = 1, isInside = false): TreeRow[] {
  return tree.flatMap((branch): TreeRow[] => {
    if (pagesOf(branch).length === 0) return [];
    const isGroup = branch.children.length > 0;
    const isWanted = isInside || shown.search === '' || isFound(branch, shown);
    const isSearched = shown.search !== '';
    const inside = treeRows(branch.children, shown, level + 1, isWanted && isSearched);
    if (!isWanted && inside.length === 0) return [];
    const isOpen = isGroup && (isSearched || !shown.closed.has(branch.path));
    const row = { branch, title: shown.titleOf(branch), level, isGroup, isOpen };
    return [row, ...(isOpen ? inside : [])];
  });
}

/** Paths of all groups of a tree. */
export function groupPaths(tree: readonly TreeNode[]): string[] {
  return tree.flatMap(({ path, children }) => (children.length > 0 ? [path, ...groupPaths(children)] : []));
}
