import type { ColumnLayout } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';

/**
 * Sets the columns of a view, for all screens that show it.
 * @param layout null where the view has no columns of its own and the list keeps the user's
 */
export function setViewLayout(list: string, view: number | string, layout: ColumnLayout | null): void {
  const user = store.get(userAtom);
  const { [view]: before, ...others } = user?.viewLayouts?.[list] ?? {};
  // An equal layout keeps the same object, so that no cell is rendered again.
  if (!user || JSON.stringify(before ?? null) === JSON.stringify(layout)) return;
  const known = layout ? { ...others, [view]: layout } : others;
  store.set(userAtom, { ...user, viewLayouts: { ...user.viewLayouts, [list]: known } });
}
