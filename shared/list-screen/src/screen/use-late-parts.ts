import { useLateCode } from '@backoffice/ui/late-code';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListRow } from '../declaration/define-list';
import type { PanelSource } from '../panel/panel';
import type { ListOfParts } from './late-parts';
import { notifyNoForm, useWhenAtRest } from './lazy-dialog';

/**
 * A list's views, the selection of its rows and the choice of columns, which are fetched when the list is at rest, or when a row is
 * opened; its panel is fetched when somebody reaches for a row.
 *
 * @param source the same from one rendering to the next
 * @param isAwaited a row is open from the start: they are fetched at once, with its panel
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
  // The row that was opened before the panel was here.
  const [first, setFirst] = useState<number>();
  const whenAtRest = useWhenAtRest();
  const isAsked = isAwaited || first !== undefined;
  const { fetched, hasFailed, retry } = useLateCode(fetchParts, true, isAsked ? undefined : whenAtRest);
  useEffect(() => {
    if (!hasFailed || first === undefined) return;
    setFirst(undefined);
    notifyNoForm();
  }, [hasFailed, first]);
  // The same before and after they are fetched, so that the table's cells are not made again.
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
