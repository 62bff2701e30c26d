import type { Channel } from '@backoffice/contract';
import { DeleteIcon, EditIcon, PauseCircleIcon, PlayCircleIcon } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import type { messages } from '../../messages';
import type { ChannelCommands } from './channel-commands';

/** What can be done with a channel, from its row. */
export function channelRowActions(
  channel: Channel,
  { edit, activate, deactivate, remove }: ChannelCommands,
  text: typeof messages.text,
): RowAction[] {
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
    {
      key: 'delete',
      label: text('channels.action.delete'),
      icon: <DeleteIcon />,
      dangerous: true,
      onAction: () => remove(channel),
    },
  ];
}
