import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListRow } from '../declaration/define-list';
import type { PanelSource } from '../panel/panel';
import type { ListOfParts, loadLateParts } from './late-parts';
import { notifyNoForm, whenAtRest } from './lazy-dialog';

type LateParts<T extends ListRow> = Awaited<ReturnType<typeof loadLateParts<T>>> & {
  /** The row that was opened before the panel was here. */
  first?: number | undefined;
};

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
  const client = useQueryClient();
  const [late, setLate] = useState<LateParts<T>>();
  const open = useRef<(id: number) => void>(null);
  // Once, whoever asks first: other parts would have another selection.
  const loading = useRef<ReturnType<typeof loadLateParts<T>>>(undefined);
  const load = useCallback(
    async (first?: number) => {
      loading.current ??= import(/* webpackChunkName: "list-late" */ './late-parts').then((code) =>
        code.loadLateParts(list, mayEdit, source, isAwaited),
      );
      try {
        const parts = await loading.current;
        setLate((before) => ({ ...parts, first: first ?? before?.first }));
      } catch (error) {
        loading.current = undefined;
        throw error;
      }
    },
    [list, mayEdit, source, isAwaited],
  );
  // The same before and after they are fetched, so that the table's cells are not made again.
  const openRow = useCallback(
    (id: number) => (open.current ? open.current(id) : void load(id).catch(notifyNoForm)),
    [load],
  );
  useEffect(() => {
    if (late) return undefined;
    const ahead = () => void load().catch(() => {});
    return isAwaited ? ahead() : whenAtRest(client, ahead);
  }, [client, load, late, isAwaited]);
  return { late, open, openRow: list.nameOf && openRow };
}
