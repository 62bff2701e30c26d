import { usePermission } from '@backoffice/session';
import { rowNotices, uiMessages } from '@backoffice/ui';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListCache } from '../changes/list-cache';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';
import type { RowCommands } from '../declaration/row-field';
import { history } from '../extras/history';
import { notifyNotLoaded } from '../load-failure';
import { useLazyDialog } from './lazy-dialog';

const loadSwitch = () => import(/* webpackChunkName: "list-late" */ '../changes/status-switch');
const loadWholeRow = () => import(/* webpackChunkName: "list-late" */ '../changes/whole-row');
const notifyNoHistory = () => rowNotices.failed(uiMessages.text('ui.list.history.not-loaded'));

/**
 * The list that loads its form in advance: the first of a document, because most of the time is taken by the code that all forms
 * share. Other lists load theirs when the pointer or the focus enters them.
 */
let firstWithForm: string | undefined;

/** Switches the status of a row. Its code is loaded when a user starts to use the page, or at the latest on use. */
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
      // A failed load is repeated the next time.
      loading = undefined;
      console.error(error);
      rowNotices.failed(list.messages.text(list.status!.texts.failed));
    }
  };
}

/**
 * Returns the commands of a declared list's rows, on its own page or on a row's page, and their dialogs.
 * @param query the list on screen, where a new row is added on top
 */
export function useRowCommands<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
>(list: List<T, Q, Key, Name>, query: Q, cache: ListCache<T>) {
  const { messages, form, hidden } = list;
  const mayEdit = usePermission(`${list.screen}:edit`);
  const hasForm = mayEdit && form !== undefined;
  const [isFirst] = useState(() => hasForm && (firstWithForm ??= list.name) === list.name);
  const loadForm = useCallback(() => {
    void loadSwitch().catch(() => {});
    return form!.load();
  }, [form]);
  const formDialog = useLazyDialog(loadForm, {
    ahead: hasForm && isFirst,
    prerender: { list, query },
  });
  const historyDialog = useLazyDialog(history.load, { ahead: false, onFailure: notifyNoHistory });
  const { open: openForm, warm } = formDialog;
  const warmForm: (() => void) | undefined = hasForm ? warm : undefined;
  const { open: openHistory } = historyDialog;
  const switchStatus = useMemo(() => statusSwitchOf(list, cache), [list, cache]);
  // Cells have the commands, and another page of the list does not change them.
  const shown = useRef(query);
  useLayoutEffect(() => {
    shown.current = query;
  });
  const commands = useMemo(
    (): RowCommands<T> => ({
      showHistory: (row) => void openHistory({ list, row }),
      change: mayEdit
        ? {
            edit(row) {
              const open = (whole: T) => openForm({ list, row: whole, query: shown.current });
              if (!row.shortened) return void open(row);
              loadWholeRow()
                .then(({ wholeRow }) => wholeRow(list.name, row))
                .then(open, notifyNotLoaded);
            },
            switchStatus,
            hide(row) {
              cache.hide(row);
              if (hidden) rowNotices.succeeded(messages.text(hidden));
            },
          }
        : null,
    }),
    [list, openHistory, mayEdit, openForm, switchStatus, cache, hidden, messages],
  );
  return {
    mayEdit,
    commands,
    /** Opens the form of a new row. */
    add: (onCreated: (row: T) => void, of?: number) => void openForm({ list, query, of, onCreated }),
    /** Loads the form, which may be opened soon; undefined without a form. */
    warmForm,
    dialogs: (
      <>
        {formDialog.dialog}
        {historyDialog.dialog}
      </>
    ),
  };
}
