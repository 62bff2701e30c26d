import type { Channel } from '@backoffice/contract';
import { useLazyDialog, useStatusSwitch, type ListCache } from '@backoffice/list-screen';
import { rowNotices, uiMessages } from '@backoffice/ui';
import { useMemo } from 'react';
import type { ChannelListQuery } from '../channel-list-query';
import { channelStatusCalls } from './channel-status-calls';
import type { ChannelCommands } from './use-channel-columns';

const loadForm = async () => (await import('../form/channel-form-dialog')).ChannelFormDialog;
const loadQuestion = async () => (await import('./channel-off-dialog')).ChannelOffDialog;
const loadHistory = async () => {
  const { ChannelHistoryDialog, messages: texts } = await import('./channel-history-dialog');
  await texts.load();
  return ChannelHistoryDialog;
};
const sayNotLoaded = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));
const sayNoHistory = () => rowNotices.failed(uiMessages.text('ui.list.history.not-loaded'));

/** What the controls of the list and its rows do, and the dialogs that they open. */
export function useChannelCommands(query: ChannelListQuery, cache: ListCache<Channel>, mayEdit: boolean) {
  const options = { warmWhenUsed: mayEdit, onFailure: sayNotLoaded };
  const form = useLazyDialog(loadForm, options);
  const question = useLazyDialog(loadQuestion, options);
  const history = useLazyDialog(loadHistory, { warmWhenUsed: false, onFailure: sayNoHistory });
  const switchStatus = useStatusSwitch(cache, channelStatusCalls);
  const { open: openForm, warm } = form;
  const { open: ask } = question;
  const { open: openHistory } = history;

  const commands = useMemo(
    (): ChannelCommands => ({
      showHistory: (channel) => void openHistory({ channel }),
      change: mayEdit
        ? {
            edit: (channel) => void openForm({ channel, query }),
            activate: (channel) => void switchStatus(channel, 'active'),
            deactivate: (channel) =>
              void ask({
                channel,
                intent: 'deactivate',
                onDeactivate: () => switchStatus(channel, 'inactive'),
              }),
            remove: (channel) => void ask({ channel, intent: 'delete' }),
          }
        : null,
    }),
    [openHistory, mayEdit, openForm, ask, switchStatus, query],
  );
  const dialogs = (
    <>
      {form.dialog}
      {question.dialog}
      {history.dialog}
    </>
  );
  return { commands, add: () => void openForm({ query }), warm, dialogs };
}
