import { levelOf, type Levels } from './levels';
import { pagesOf, type TreeNode } from './page-tree';

export interface LevelChanges {
  /** Pages that could not be viewed before. */
  added: number;
  /** Pages that can not be viewed any more. */
  removed: number;
  /** Pages that were viewed and can be edited now, or the other way round. */
  changed: number;
}

/** What is another on the pages of a tree. */
export function levelChanges(tree: readonly TreeNode[], before: Levels, after: Levels): LevelChanges {
  const changes = { added: 0, removed: 0, changed: 0 };
  for (const { path } of tree.flatMap(pagesOf)) {
    const [was, is] = [levelOf(before, path), levelOf(after, path)];
    if (was === is) continue;
    if (was === 'none') changes.added += 1;
    else if (is === 'none') changes.removed += 1;
    else changes.changed += 1;
  }
  return changes;
}
