import { channelKeyFields, type Channel } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import {
  DeleteIcon,
  EditIcon,
  HistoryIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  StatusBadge,
  uiMessages,
} from '@backoffice/ui';
import { CellLink, CopyableText, RowActions, type Column, type RowAction } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { channelKeyTexts, channelStatusTexts } from '../channel-texts';
import { ShareCell } from '../shares/share-cell';
import { KeyCell } from './key-cell';

/** What a row's controls ask for. */
export interface ChannelCommands {
  showHistory: (channel: Channel) => void;
  /** Null for those who may only look. */
  change: ChannelChanges | null;
}

interface ChannelChanges {
  edit: (channel: Channel) => void;
  activate: (channel: Channel) => void;
  /** Asks first, as is done for `remove`. */
  deactivate: (channel: Channel) => void;
  remove: (channel: Channel) => void;
}

/** What can be done with a channel, from its row. */
function channelRowActions(
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

/**
 * @param commands the same object from one rendering to the next
 * @param shares of the rows on screen, by id
 */
export function useChannelColumns(
  commands: ChannelCommands,
  shares: ReadonlyMap<number, number>,
): Column<Channel>[] {
  const text = messages.useText();
  return useMemo(() => {
    const copyNumber = uiMessages.text('ui.copy.action', { name: text('channels.field.number') });
    const { change } = commands;
    const columns: Column<Channel>[] = [
      {
        key: 'id',
        header: text('channels.field.id'),
        width: 72,
        align: 'end',
        sortable: true,
        cell: ({ id }) => id,
      },
      {
        key: 'merchantChannel',
        header: text('channels.field.channel'),
        width: 112,
        cell: (channel) =>
          change ? (
            <CellLink onClick={() => change.edit(channel)}>{channel.merchantChannel}</CellLink>
          ) : (
            channel.merchantChannel
          ),
      },
      {
        key: 'merchantName',
        header: text('channels.field.merchant'),
        width: 160,
        cell: ({ merchantName }) => merchantName,
      },
      {
        key: 'merchantNo',
        header: text('channels.field.number'),
        width: 196,
        content: 'control',
        cell: ({ merchantNo }) => <CopyableText label={copyNumber} value={merchantNo} />,
      },
      {
        key: 'merchantBalance',
        header: text('channels.field.balance'),
        // Money is not cut.
        width: 150,
        align: 'end',
        cell: ({ merchantBalance }) => merchantBalance,
      },
      {
        key: 'merchantWeight',
        header: text('channels.field.weight'),
        width: 84,
        align: 'end',
        cell: ({ merchantWeight }) => formatNumber(merchantWeight),
      },
      {
        key: 'share',
        header: text('channels.field.share'),
        width: 156,
        content: 'control',
        cell: (channel) => <ShareCell channel={channel} share={shares.get(channel.id)} />,
      },
      {
        key: 'status',
        header: text('channels.field.status'),
        width: 96,
        content: 'control',
        cell: ({ status }) => <StatusBadge label={text(channelStatusTexts[status])} status={status} />,
      },
      ...channelKeyFields.map((key): Column<Channel> => {
        const label = text(channelKeyTexts[key]);
        return {
          key,
          header: label,
          width: 260,
          content: 'control',
          cell: (channel) => (
            <KeyCell fingerprint={channel.keyFingerprints[key]} label={label} value={channel[key]} />
          ),
        };
      }),
      {
        key: 'createdAt',
        header: text('channels.field.created'),
        width: 160,
        cell: ({ createdAt }) => formatDateTime(createdAt),
      },
      {
        key: 'updatedAt',
        header: text('channels.field.updated'),
        width: 160,
        cell: ({ updatedAt }) => formatDateTime(updatedAt),
      },
      {
        key: 'actions',
        header: text('channels.field.actions'),
        width: 116,
        content: 'control',
        pinned: 'end',
        cell: (channel) => <RowActions actions={channelRowActions(channel, commands, text)} />,
      },
    ];
    return columns;
  }, [commands, shares, text]);
}
