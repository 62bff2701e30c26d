import { ApiError } from '@backoffice/api-client';
import type { FieldChange, HistoryEntry } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { notify, rowNotices } from '@backoffice/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListCache } from '../../changes/list-cache';
import type { ListRow } from '../../declaration/define-list';
import type { SetBackPlan } from '../../declaration/row-edit';
import { listScreenMessages } from '../../messages';
import { HistoryChanges, nowAndThen } from './history-changes';
import type { HistoryWords } from './history-words';
import type { AnyList } from '../extra';
import { planSetBack, type AnyEdit, type HistoryRow } from './set-back-plan';

const refusals = { gone: 'history.set-back.gone', 'too-far': 'history.set-back.too-far' } as const;

interface OpenDialog {
  edit: AnyEdit;
  entry: HistoryEntry;
  plan: SetBackPlan<HistoryRow>;
}

/** Restores the version of an entry of the history, after a dialog that shows the changes. */
export function useSetBack(
  list: Pick<
    AnyList,
    'name' | 'key' | 'neighbour' | 'fields' | 'nameOf' | 'history' | 'reread' | 'reasonSubject'
  >,
  row: ListRow,
  words: HistoryWords,
) {
  const text = listScreenMessages.useText();
  const client = useQueryClient();
  const cache = useListCache<ListRow>(list.key, list.neighbour);
  const [opened, setOpened] = useState<OpenDialog>();
  // After a restore the row is newer than the one that the history was opened with.
  const [latest, setLatest] = useState(row);
  const show = (now: ListRow) => {
    setLatest(now);
    cache.replace(now);
    void client.invalidateQueries({ queryKey: [list.name, row.id, 'history'] });
  };

  async function planOf(edit: AnyEdit, entry: HistoryEntry): Promise<SetBackPlan<HistoryRow>> {
    const plan = await planSetBack(list, edit, latest, entry.id);
    if (typeof plan === 'string') throw new Error(text(refusals[plan]));
    return plan;
  }
  async function open(edit: AnyEdit, entry: HistoryEntry): Promise<void> {
    try {
      const plan = await planOf(edit, entry);
      if (plan.changes.length > 0) {
        setOpened({ edit, entry, plan });
        return;
      }
      show(plan.row);
      notify.info({ title: text('history.set-back.nothing') });
    } catch (error) {
      console.error(error);
      // The dialog of the ended session shows it.
      if (error instanceof ApiError && error.kind === 'signed-out') return;
      rowNotices.failed(edit.texts().reloadFailed, error);
    }
  }

  function dialogOf({ edit, entry, plan }: OpenDialog) {
    const { nameOf = String } = list;
    const { SetBack } = edit;
    const table = (changes: readonly FieldChange[]) => (
      <HistoryChanges
        changes={changes}
        headers={nowAndThen}
        label={text('history.set-back.label')}
        words={words}
      />
    );
    return (
      <SetBack
        asksReason={entry.reason !== undefined}
        reasonSubject={list.reasonSubject}
        edit={edit}
        fieldText={words.fieldText}
        moment={{ actor: entry.actor ?? text('history.actor.system'), at: formatDateTime(entry.at) }}
        name={nameOf(plan.row)}
        onClose={() => setOpened(undefined)}
        onRow={show}
        plan={plan}
        replan={() => planOf(edit, entry)}
        table={table}
      />
    );
  }
  return { open, dialog: opened && dialogOf(opened) };
}
