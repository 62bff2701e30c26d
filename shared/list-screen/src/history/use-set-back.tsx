import type { HistoryEntry } from '@backoffice/contract';
import { notify, rowNotices } from '@backoffice/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListCache } from '../changes/list-cache';
import type { ListRow } from '../declaration/define-list';
import { listScreenMessages } from '../messages';
import { useLazyDialog } from '../screen/lazy-dialog';
import type { HistoryWords } from './history-changes';
import { planSetBack, type AnyEdit, type AnyList, type AnyRow } from './set-back-plan';

const loadDialog = async () => (await import('./set-back-dialog')).SetBackDialog;

export type SetBackList = Pick<
  AnyList,
  'name' | 'key' | 'neighbour' | 'fields' | 'nameOf' | 'history' | 'reread' | 'form'
>;

/** The dialog that sets a row back, which opens with what would change. */
export function useSetBack(list: SetBackList, row: ListRow, words: HistoryWords) {
  const text = listScreenMessages.useText();
  const client = useQueryClient();
  const cache = useListCache<AnyRow>(list.key, list.neighbour);
  const { open, dialog } = useLazyDialog(loadDialog, { ahead: false });
  // A row that is set back may be read by other values than those that the history was opened with.
  const [shown, setShown] = useState<AnyRow>(row);
  const show = (now: AnyRow) => {
    setShown(now);
    cache.replace(now);
    void client.invalidateQueries({ queryKey: [list.name, row.id, 'history'] });
  };

  async function ask(edit: AnyEdit, entry: HistoryEntry): Promise<void> {
    try {
      const plan = await planSetBack(list, edit, shown, entry.id);
      if (!plan) throw new Error(`Row ${row.id} is gone, or its entry ${entry.id} too far back.`);
      if (plan.changes.length > 0) {
        await open({ list, edit, entry, plan, words, asksReason: entry.reason !== undefined, onRow: show });
        return;
      }
      show(plan.row);
      notify.info({ title: text('history.set-back.nothing') });
    } catch (error) {
      console.error(error);
      rowNotices.failed(edit.texts().reloadFailed);
    }
  }
  return { ask, dialog };
}
