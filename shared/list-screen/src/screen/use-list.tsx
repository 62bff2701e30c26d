import { usePermission } from '@backoffice/session';
import { rowNotices, uiMessages } from '@backoffice/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { answerInTable } from './answer-in-table';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow, RowCommands } from '../declaration/define-list';
import { filtersInForce } from '../declaration/filters';
import { useLazyDialog } from './lazy-dialog';
import { useListCache, type ListCache } from '../changes/list-cache';
import { useShownPage } from './use-shown-page';

const loadSwitch = () => import('../changes/status-switch');
const loadHistory = async () => {
  const { RowHistoryDialog, listScreenMessages } = await import('../history');
  await listScreenMessages.load();
  return RowHistoryDialog;
};
const notifyNoHistory = () => rowNotices.failed(uiMessages.text('ui.list.history.not-loaded'));

/** The switch of a row's status, whose code is fetched when somebody begins to use the page, or at last when it is used. */
function statusSwitchOf<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
  cache: ListCache<T>,
) {
  let loading: Promise<(row: T, status: string) => Promise<void>> | undefined;
  return async (row: T, status: string) => {
    try {
      loading ??= loadSwitch().then(({ declaredStatusSwitch }) => declaredStatusSwitch(list, cache));
      const switchStatus = await loading;
      await switchStatus(row, status);
    } catch (error) {
      // What could not be fetched is fetched again the next time.
      loading = undefined;
      console.error(error);
      rowNotices.failed(list.messages.text(list.status!.texts.failed));
    }
  };
}

/** How long a row that was just made is marked. */
const NEW_FOR_MS = 5000;

/** The row that was made here a moment ago: on top, wherever its place in the list's order is. */
function useNewestRow() {
  const [id, setId] = useState<number>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => setId(undefined), NEW_FOR_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return { id, mark: (row: ListRow) => setId(row.id) };
}

/** The page of a declared list that the address names, what can be done with it, and the dialogs that this opens. */
export function useList<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
) {
  const { messages, form, hidden } = list;
  const text = messages.useText();
  const mayEdit = usePermission(`${list.screen}:edit`);
  const cache = useListCache<T>(list.key, list.neighbour);
  const shown = useShownPage(list, cache.expire);
  const { query, answer } = shown;
  const loadForm = useCallback(() => {
    void loadSwitch().catch(() => {});
    return form!.load();
  }, [form]);
  const formDialog = useLazyDialog(loadForm, { ahead: mayEdit && form !== undefined });
  const historyDialog = useLazyDialog(loadHistory, { ahead: false, onFailure: notifyNoHistory });
  const newest = useNewestRow();
  const { open: openForm } = formDialog;
  const { open: openHistory } = historyDialog;

  const switchStatus = useMemo(() => statusSwitchOf(list, cache), [list, cache]);
  const commands = useMemo(
    (): RowCommands<T> => ({
      showHistory: (row) => void openHistory({ list, row }),
      change: mayEdit
        ? {
            edit: (row) => void openForm({ list, row, query }),
            switchStatus,
            hide(row) {
              cache.hide(row);
              if (hidden) rowNotices.succeeded(messages.text(hidden));
            },
          }
        : null,
    }),
    [list, openHistory, mayEdit, openForm, query, switchStatus, cache, hidden, messages],
  );

  const inForce = filtersInForce(list.filters, query, text);
  const inWords = inForce.map((filter) => text(list.texts.inForce, filter));
  return {
    list,
    ...shown,
    ...answerInTable(answer, inWords.length > 0),
    /** The filters in force. */
    inWords,
    mayEdit,
    cache,
    commands,
    /** Opens the form of a new row. */
    add: () => void openForm({ list, query, onCreated: newest.mark }),
    newRow: newest.id,
    /** Fetches the form: it may be opened soon. */
    warmForm: formDialog.warm,
    dialogs: (
      <>
        {formDialog.dialog}
        {historyDialog.dialog}
      </>
    ),
  };
}

/** What `useList` gives. */
export type ListModel<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
> = ReturnType<typeof useList<T, Q, Key, Name>>;
