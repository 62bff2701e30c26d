import type { Channel } from '@backoffice/contract';
import {
  DeleteIcon,
  EditIcon,
  HistoryIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  uiMessages,
} from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import type { messages } from '../../messages';
import type { ChannelCommands } from './channel-commands';

/** What can be done with a channel, from its row. */
export function channelRowActions(
  channel: Channel,
  { showHistory, change }: ChannelCommands,
  text: typeof messages.text,
): RowAction[] {
  const history: RowAction = {
    key: 'history',
    label: uiMessages.text('ui.list.history'),
    icon: <HistoryIcon />,
    onAction: () => showHistory(channel),
  };
  if (!change) return [history];
  const { edit, activate, deactivate, remove } = change;
  const isActive = channel.status === 'active';
  return [
    { key: 'edit', label: text('channels.action.edit'), icon: <EditIcon />, onAction: () => edit(channel) },
    {
      // One key for both: the button that had the focus stays when it changes its sense.
      key: 'status',
      label: text(isActive ? 'channels.action.deactivate' : 'channels.action.activate'),
      icon: isActive ? <PauseCircleIcon /> : <PlayCircleIcon />,
      onAction: () => (isActive ? deactivate(channel) : activate(channel)),
    },
    history,
    {
      key: 'delete',
      label: text('channels.action.delete'),
      icon: <DeleteIcon />,
      dangerous: true,
      onAction: () => remove(channel),
    },
  ];
}
