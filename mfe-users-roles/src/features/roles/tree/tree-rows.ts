import { foldText } from '@backoffice/contract/fold-text';
import { pagesOf, type TreeNode } from './page-tree';

/** A shown row of the tree. */
export interface TreeRow {
  branch: TreeNode;
  title: string;
  /** The depth in the tree, from 1. */
  level: number;
  isGroup: boolean;
  isOpen: boolean;
}

interface Shown {
  titleOf: (branch: TreeNode) => string;
  /** The paths of closed groups. */
  closed: ReadonlySet<string>;
  /** The search text by `foldText`; empty without a search. */
  search: string;
}

function isFound(branch: TreeNode, { titleOf, search }: Shown): boolean {
  return [titleOf(branch), branch.path].some((text) => foldText(text).includes(search));
}

/** Returns the rows of a tree: the matches of a search with the groups around them, else all outside of closed groups. */
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

/** Returns the paths of all groups of a tree. */
export function groupPaths(tree: readonly TreeNode[]): string[] {
  return tree.flatMap(({ path, children }) => (children.length > 0 ? [path, ...groupPaths(children)] : []));
}
