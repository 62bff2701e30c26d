import type { User } from '@backoffice/contract';
import { useLazyDialog, useStatusSwitch, type ListCache } from '@backoffice/list-screen';
import { store, userAtom } from '@backoffice/session';
import { rowNotices, uiMessages } from '@backoffice/ui';
import { useMemo } from 'react';
import type { UserCommands } from './user-commands';
import type { UserListQuery } from './user-list-query';
import { userMessages } from './user-messages';
import { userStatusCalls } from './user-status-calls';

const loadForm = async () => (await import('./user-form-dialog')).UserFormDialog;
const loadHistory = async () => {
  const { UserHistoryDialog, messages } = await import('./user-history-dialog');
  await messages.load();
  return UserHistoryDialog;
};
const sayNoForm = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));
const sayNoHistory = () => rowNotices.failed(uiMessages.text('ui.list.history.not-loaded'));

/** What the controls of the list and its rows do, and the dialogs that they open. */
export function useUserCommands(query: UserListQuery, cache: ListCache<User>, mayEdit: boolean) {
  const form = useLazyDialog(loadForm, { warmWhenUsed: mayEdit, onFailure: sayNoForm });
  const history = useLazyDialog(loadHistory, { warmWhenUsed: false, onFailure: sayNoHistory });
  const switchStatus = useStatusSwitch(cache, userStatusCalls);
  const { open: openForm, warm } = form;
  const { open: openHistory } = history;

  const commands = useMemo((): UserCommands => {
    const isOwn = ({ username }: User) => username === store.get(userAtom)?.name;
    const change = {
      edit: (user: User) => void openForm({ user, isOwn: isOwn(user), query }),
      switchStatus: (user: User, status: User['status']) => void switchStatus(user, status),
      remove(user: User) {
        cache.hide(user);
        rowNotices.succeeded(userMessages.text('users.notice.deleted'));
      },
      isOwn,
    };
    return { showHistory: (user) => void openHistory({ user }), change: mayEdit ? change : null };
  }, [mayEdit, openForm, openHistory, switchStatus, query, cache]);
  const dialogs = (
    <>
      {form.dialog}
      {history.dialog}
    </>
  );
  return { commands, add: () => void openForm({ isOwn: false, query }), warm, dialogs };
}
