import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListRow } from '../declaration/define-list';
import type { PanelSource } from '../panel';
import type { ListOfParts, loadLateParts } from './late-parts';
import { whenAtRest } from './lazy-dialog';

type LateParts<T extends ListRow> = Awaited<ReturnType<typeof loadLateParts<T>>>;

/**
 * The panel of a list's rows and their selection, which are fetched when the list is at rest. Without them the rows are worked as in any
 * table.
 *
 * @param source the same from one rendering to the next
 */
export function useLateParts<T extends ListRow>(
  list: ListOfParts<T>,
  mayEdit: boolean,
  source: PanelSource<T> | undefined,
) {
  const client = useQueryClient();
  const [late, setLate] = useState<LateParts<T>>();
  const open = useRef<(id: number) => void>(null);
  const openRow = useCallback((id: number) => open.current?.(id), []);
  useEffect(() => {
    if (!list.nameOf || late) return undefined;
    const load = async () =>
      setLate(await (await import('./late-parts')).loadLateParts(list, mayEdit, source));
    return whenAtRest(client, () => void load().catch(() => {}));
  }, [client, list, mayEdit, source, late]);
  return { late, open, openRow: late && openRow };
}
