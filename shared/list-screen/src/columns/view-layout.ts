import type { ColumnLayout } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';

/** The users' own layouts of the lists that are shown as a view has them. */
const ownLayouts = new Map<string, ColumnLayout | undefined>();

/** Whether a list is shown as a view has its columns: another layout is then the view's to keep, and not the user's. */
export const isShownByView = (list: string): boolean => ownLayouts.has(list);

/** @param layout left out for the list as it is declared */
export function setLayout(list: string, layout: ColumnLayout | undefined): void {
  const user = store.get(userAtom);
  if (!user) return;
  const { [list]: _before, ...others } = user.listLayouts ?? {};
  store.set(userAtom, { ...user, listLayouts: layout ? { ...others, [list]: layout } : others });
}

/**
 * Shows the columns of a list as a view has them.
 *
 * @returns shows them as the user has put them
 */
export function showLayoutOfView(list: string, layout: ColumnLayout): () => void {
  ownLayouts.set(list, store.get(userAtom)?.listLayouts?.[list]);
  setLayout(list, layout);
  return () => {
    setLayout(list, ownLayouts.get(list));
    ownLayouts.delete(list);
  };
}
