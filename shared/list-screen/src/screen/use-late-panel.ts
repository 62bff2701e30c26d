import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListRow } from '../declaration/define-list';
import type { loadListPanel, PanelSource } from '../panel';
import { notifyNoForm, whenAtRest } from './lazy-dialog';

type LatePanel<T extends ListRow> = Awaited<ReturnType<typeof loadListPanel<T>>> & {
  /** The row that was opened before the panel was here. */
  first?: number | undefined;
};

/**
 * The panel of a list's rows, which is fetched when the list is at rest, or when a row is opened.
 *
 * @param source the same from one rendering to the next
 */
export function useLatePanel<T extends ListRow>(isWanted: boolean, source: PanelSource<T> | undefined) {
  const client = useQueryClient();
  const [panel, setPanel] = useState<LatePanel<T>>();
  const open = useRef<(id: number) => void>(null);
  const load = useCallback(
    async (first?: number) =>
      setPanel({ ...(await (await import('../panel')).loadListPanel(source)), first }),
    [source],
  );
  // The same before and after it is fetched, so that the table is not rendered again.
  const openRow = useCallback(
    (id: number) => (open.current ? open.current(id) : void load(id).catch(notifyNoForm)),
    [load],
  );
  useEffect(() => {
    if (!isWanted || panel) return undefined;
    return whenAtRest(client, () => void load().catch(() => {}));
  }, [client, isWanted, load, panel]);
  return { panel, open, openRow: isWanted ? openRow : undefined };
}
