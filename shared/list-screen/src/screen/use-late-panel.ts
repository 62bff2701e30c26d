import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListRow } from '../declaration/define-list';
import type { loadListPanel, PanelSource } from '../panel';
import { whenAtRest } from './lazy-dialog';

type LatePanel<T extends ListRow> = Awaited<ReturnType<typeof loadListPanel<T>>>;

/**
 * The panel of a list's rows, which is fetched when the list is at rest. Without it the rows are worked as in any table.
 *
 * @param source the same from one rendering to the next
 */
export function useLatePanel<T extends ListRow>(isWanted: boolean, source: PanelSource<T> | undefined) {
  const client = useQueryClient();
  const [panel, setPanel] = useState<LatePanel<T>>();
  const open = useRef<(id: number) => void>(null);
  const openRow = useCallback((id: number) => open.current?.(id), []);
  useEffect(() => {
    if (!isWanted || panel) return undefined;
    const load = async () => setPanel(await (await import('../panel')).loadListPanel(source));
    return whenAtRest(client, () => void load().catch(() => {}));
  }, [client, isWanted, source, panel]);
  return { panel, open, openRow: panel && openRow };
}
