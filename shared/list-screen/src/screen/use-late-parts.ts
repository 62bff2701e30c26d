import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListRow } from '../declaration/define-list';
import type { PanelSource } from '../panel';
import type { loadLateParts } from './late-parts';
import { whenAtRest } from './lazy-dialog';

type LateParts<T extends ListRow> = Awaited<ReturnType<typeof loadLateParts<T>>>;

/**
 * The panel of a list's rows and their selection, which are fetched when the list is at rest. Without them the rows are worked as in any
 * table.
 *
 * @param source the same from one rendering to the next
 */
export function useLateParts<T extends ListRow>(
  { nameOf, bulk }: { nameOf?: unknown; bulk?: unknown },
  mayEdit: boolean,
  source: PanelSource<T> | undefined,
) {
  const client = useQueryClient();
  const hasPanel = nameOf !== undefined;
  const isSelectable = bulk !== undefined && mayEdit;
  const [late, setLate] = useState<LateParts<T>>();
  const open = useRef<(id: number) => void>(null);
  const openRow = useCallback((id: number) => open.current?.(id), []);
  useEffect(() => {
    if (late || !(hasPanel || isSelectable)) return undefined;
    const load = async () =>
      setLate(await (await import('./late-parts')).loadLateParts({ hasPanel, isSelectable }, source));
    return whenAtRest(client, () => void load().catch(() => {}));
  }, [client, hasPanel, isSelectable, source, late]);
  return { late, open, openRow: late && hasPanel ? openRow : undefined };
}
