import type { GrantAction, RoleRoute, RouteNode } from '@backoffice/contract';
import { canEdit, pagesOf, pageTree, type TreeNode } from './page-tree';

type Level = 'none' | 'view' | 'edit';
/** The permission of a role on each page, by full path; `none` on pages that are missing. */
export type Levels = Readonly<Record<string, Level>>;

export const levelOf = (levels: Levels, path: string): Level => levels[path] ?? 'none';

function levelOfActions(actions: readonly GrantAction[] = []): Level {
  return actions.includes('edit') ? 'edit' : actions.includes('view') ? 'view' : 'none';
}

/** Returns the levels that a tree of routes grants. */
export function levelsOf(routes: readonly RouteNode[]): Levels {
  const pages = (tree: readonly TreeNode[]): TreeNode[] =>
    tree.flatMap((node) => (node.children.length > 0 ? pages(node.children) : [node]));
  return Object.fromEntries(
    pages(pageTree(routes)).map(({ path, node }) => [path, levelOfActions(node.meta.actions)]),
  );
}

/** Tells whether an action is granted on all, some or no pages of a branch; null where there is nothing to grant. */
export function checkOf(branch: TreeNode, levels: Levels, action: GrantAction): boolean | 'mixed' | null {
  const pages = pagesOf(branch).filter((page) => action === 'view' || canEdit(page));
  if (pages.length === 0) return null;
  const granted = pages.filter(({ path }) => {
    const level = levelOf(levels, path);
    return action === 'view' ? level !== 'none' : level === 'edit';
  });
  return granted.length === pages.length ? true : granted.length > 0 ? 'mixed' : false;
}

function leveled(page: TreeNode, before: Level, action: GrantAction, isGranted: boolean): Level {
  if (action === 'view') return isGranted ? (before === 'none' ? 'view' : before) : 'none';
  if (!canEdit(page)) return before;
  return isGranted ? 'edit' : before === 'edit' ? 'view' : before;
}

/** Grants or revokes an action on all pages of a branch; edit includes view. */
export function withAction(
  levels: Levels,
  branch: TreeNode,
  action: GrantAction,
  isGranted: boolean,
): Levels {
  const changed: Record<string, Level> = { ...levels };
  for (const page of pagesOf(branch))
    changed[page.path] = leveled(page, levelOf(levels, page.path), action, isGranted);
  return changed;
}

const strength: readonly Level[] = ['none', 'view', 'edit'];

function strongest(branches: readonly TreeNode[], levels: Levels): Level {
  const found = branches.flatMap(pagesOf).map(({ path }) => strength.indexOf(levelOf(levels, path)));
  return strength[Math.max(0, ...found)] ?? 'none';
}

function asRoute({ node }: TreeNode, level: Level, children: RoleRoute[]): RoleRoute[] {
  const actions = (node.meta.actions ?? []).filter((action) => action === 'view' || level === 'edit');
  if (level === 'none') return [];
  const { path, name, component, meta } = node;
  return [{ path, name, component, meta: { ...meta, actions }, ...(children.length > 0 && { children }) }];
}

/**
 * Returns the tree of a role: its pages and the groups around them. Hidden pages are granted with the pages beside them, at the
 * highest level of these.
 */
export function grantedRoutes(tree: readonly TreeNode[], levels: Levels): RoleRoute[] {
  const around = strongest(tree, levels);
  return tree.flatMap((branch): RoleRoute[] => {
    const { isShown, children, path } = branch;
    if (children.length === 0) return asRoute(branch, isShown ? levelOf(levels, path) : around, []);
    if (!isShown) return asRoute(branch, around, grantedRoutes(children, everyLevel(children, around)));
    return asRoute(branch, strongest(children, levels), grantedRoutes(children, levels));
  });
}

const everyLevel = (tree: readonly TreeNode[], level: Level): Levels =>
  Object.fromEntries(tree.flatMap(pagesOf).map(({ path }) => [path, level]));

interface LevelChanges {
  /** The number of pages that could not be viewed before. */
  added: number;
  /** The number of pages that can no longer be viewed. */
  removed: number;
  /** The number of pages changed from view to edit or back. */
  changed: number;
}

/** Counts the changed levels on the pages of a tree. */
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
