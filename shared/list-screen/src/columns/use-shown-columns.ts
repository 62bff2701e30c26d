import { arrangeColumns, type ColumnLayout } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import type { Column } from '@backoffice/ui/list';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VIEW } from '../declaration/address';
import { useIsNarrow } from '../use-is-narrow';

const followUser = (onChange: () => void) => store.sub(userAtom, onChange);

/**
 * How the columns of a list are put by the view that its address names, or else by the user; it is known with who is signed in, and so
 * before the list is.
 */
export function useColumnLayout(list: string): ColumnLayout | undefined {
  const view = useSearchParams()[0].get(VIEW)!;
  return useSyncExternalStore(followUser, () => {
    const user = store.get(userAtom);
    return user?.viewLayouts?.[list]?.[view] ?? user?.listLayouts?.[list];
  });
}

/**
 * The columns of a list that its user wants to see, in their order and widths. Cards have an order of their own.
 *
 * @param columns as declared; the same array from one rendering to the next
 */
export function useShownColumns<T>(list: string, columns: Column<T>[]): Column<T>[] {
  const layout = useColumnLayout(list);
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    if (!layout) return columns;
    const shown = arrangeColumns(columns, layout).filter(({ isHidden }) => !isHidden);
    if (isNarrow) return columns.filter(({ key }) => shown.some((place) => place.key === key));
    return shown.map(({ column, isPinned, width = column.width }) => ({
      ...column,
      width,
      ...(isPinned && { pinned: 'start' }),
    }));
  }, [columns, layout, isNarrow]);
}
