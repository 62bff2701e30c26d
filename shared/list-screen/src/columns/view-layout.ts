import type { ColumnLayout } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';

/**
 * Shows the columns of a view otherwise than before, wherever it is in force.
 *
 * @param layout null where a list keeps the user's own under this view
 */
export function setViewLayout(list: string, view: number | string, layout: ColumnLayout | null): void {
  const user = store.get(userAtom);
  const { [view]: before, ...others } = user?.viewLayouts?.[list] ?? {};
  // The same columns are the same object, so that no cell is rendered again.
  if (!user || JSON.stringify(before ?? null) === JSON.stringify(layout)) return;
  const known = layout ? { ...others, [view]: layout } : others;
  store.set(userAtom, { ...user, viewLayouts: { ...user.viewLayouts, [list]: known } });
}
