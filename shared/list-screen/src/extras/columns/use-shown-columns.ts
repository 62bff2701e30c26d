import { arrangeColumns, type ColumnLayout } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import type { Column } from '@backoffice/ui/list';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VIEW } from '../../declaration/address';
import { useIsNarrow } from '../../use-is-narrow';

const followUser = (onChange: () => void) => store.sub(userAtom, onChange);

/**
 * Returns the column layout of a list: of the view that its address names, or else of the user. It is part of the session data
 * and so known before the list is read.
 */
export function useColumnLayout(list: string): ColumnLayout | undefined {
  const view = useSearchParams()[0].get(VIEW)!;
  return useSyncExternalStore(followUser, () => {
    const user = store.get(userAtom);
    return user?.viewLayouts?.[list]?.[view] ?? user?.listLayouts?.[list];
  });
}

/**
 * Returns the columns that a list shows, in the user's order and widths. Cards have their own order.
 * @param columns the declared columns; a stable array
 */
export function useShownColumns<T>(list: string, columns: Column<T>[]): Column<T>[] {
  const layout = useColumnLayout(list);
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    if (!layout) return columns.filter(({ isOptional }) => !isOptional);
    const shown = arrangeColumns(columns, layout).filter(({ isHidden }) => !isHidden);
    if (isNarrow) return columns.filter(({ key }) => shown.some((column) => column.key === key));
    return shown.map(({ column, isPinned, width = column.width }) => ({
      ...column,
      width,
      ...(isPinned && { pinned: 'start' }),
    }));
  }, [columns, layout, isNarrow]);
}
