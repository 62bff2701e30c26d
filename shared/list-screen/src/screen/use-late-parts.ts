import { useLateCode } from '@backoffice/ui/late-code';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListRow } from '../declaration/define-list';
import type { PanelSource } from '../extras/panel/panel';
import type { ListOfParts } from './late-parts';
import { notifyNoForm, useWhenAtRest } from './lazy-dialog';

/**
 * Loads the late parts of a list: views, selection of rows and choice of columns, when the list is idle or a row is opened. Its
 * panel is loaded when a user is about to open a row.
 * @param source a stable object
 * @param isAwaited a row is open from the start: the parts and its panel are loaded at once
 */
export function useLateParts<T extends ListRow>(
  list: ListOfParts<T>,
  mayEdit: boolean,
  source: PanelSource<T> | undefined,
  isAwaited: boolean,
) {
  const fetchParts = useCallback(async () => {
    const code = await import(/* webpackChunkName: "list-late" */ './late-parts');
    return code.loadLateParts(list, mayEdit, source, isAwaited);
  }, [list, mayEdit, source, isAwaited]);
  const open = useRef<(id: number) => void>(null);
  // The row that was opened before the panel was loaded.
  const [first, setFirst] = useState<number>();
  const whenAtRest = useWhenAtRest();
  const isRequested = isAwaited || first !== undefined;
  const { fetched, hasFailed, retry } = useLateCode(fetchParts, true, isRequested ? undefined : whenAtRest);
  useEffect(() => {
    if (!hasFailed || first === undefined) return;
    setFirst(undefined);
    notifyNoForm();
  }, [hasFailed, first]);
  // Stable before and after loading, so that the table's cells are not rendered again.
  const openRow = useCallback(
    (id: number) => {
      if (open.current) return open.current(id);
      setFirst(id);
      retry();
    },
    [retry],
  );
  return { late: fetched, first, open, openRow: list.nameOf && openRow };
}
