import type { MenuEntry } from '../../navigation/build-navigation';

/** Whether an entry is the page at `path` or leads to it. */
export function holdsPath(entry: MenuEntry, path: string): boolean {
  return entry.kind === 'group'
    ? entry.children.some((child) => holdsPath(child, path))
    : entry.path === path;
}
