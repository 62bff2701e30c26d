import { levelOf, type Levels } from './tree/levels';
import type { TreeNode } from './tree/page-tree';

/** An entry of the menu as a role sees it. */
export interface MenuEntry {
  branch: TreeNode;
  children: readonly MenuEntry[];
}

/** The menu that a role's users get: pages to view that are not hidden, a group of one page as that page. */
export function menuOf(tree: readonly TreeNode[], levels: Levels): MenuEntry[] {
  return tree.flatMap((branch): MenuEntry[] => {
    if (branch.node.meta.hidden) return [];
    if (branch.children.length === 0) {
      return levelOf(levels, branch.path) === 'none' ? [] : [{ branch, children: [] }];
    }
    const children = menuOf(branch.children, levels);
    const [only] = children;
    if (!only) return [];
    return children.length === 1 && only.children.length === 0 ? [only] : [{ branch, children }];
  });
}
