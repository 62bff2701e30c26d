import type { Channel } from '@backoffice/contract';
import { historyAction, ListView, useLazyDialog, useList } from '@backoffice/list-screen';
import {
  DeleteIcon,
  EditIcon,
  makeStyles,
  PauseCircleIcon,
  PlayCircleIcon,
  rowNotices,
  Switch,
  tokens,
  uiMessages,
  WarningIcon,
} from '@backoffice/ui';
import type { RowAction, RowGroups } from '@backoffice/ui/list';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { messages } from '../../../messages';
import { channelOptionsQuery } from '../channels.queries';
import { ShareCell } from '../shares/share-cell';
import { sharesOnPage, shareWarning } from '../shares/shares';
import { channels } from './channels';

const loadQuestion = async () => (await import('./channel-off-dialog')).ChannelOffDialog;
const notifyNotLoaded = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));

const useMerchantHeadingStyles = makeStyles({
  heading: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  warning: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusWarningForeground3,
    fontWeight: tokens.fontWeightRegular,
  },
});

/** The heading of a merchant's channels: its name, and a warning when its traffic is distributed oddly. */
function MerchantHeading({ channel }: { channel: Channel }) {
  const styles = useMerchantHeadingStyles();
  const text = messages.useText();
  const warning = shareWarning(channel, text);
  return (
    <div className={styles.heading}>
      {channel.merchantName}
      {warning && (
        <span className={styles.warning}>
          <WarningIcon size={16} />
          {warning}
        </span>
      )}
    </div>
  );
}

const merchants: RowGroups<Channel> = {
  of: ({ merchantId }) => merchantId,
  heading: (channel) => <MerchantHeading channel={channel} />,
};

export function ChannelList() {
  const text = messages.useText();
  const model = useList(channels);
  const { query, show, rows, commands, mayEdit } = model;
  const { data: options = [] } = useQuery(channelOptionsQuery);
  const question = useLazyDialog(loadQuestion, { warmWhenUsed: mayEdit, onFailure: notifyNotLoaded });
  const { open: ask } = question;

  const cells = useMemo(() => {
    const shares = sharesOnPage(rows);
    return {
      share: (channel: Channel) => <ShareCell channel={channel} share={shares.get(channel.id)} />,
    };
  }, [rows]);
  const rowActions = useCallback(
    (channel: Channel): RowAction[] => {
      const history = historyAction(channel, commands);
      const { change } = commands;
      if (!change) return [history];
      const { edit, switchStatus } = change;
      const isActive = channel.status === 'active';
      const deactivate = () =>
        ask({ channel, intent: 'deactivate', onDeactivate: () => switchStatus(channel, 'inactive') });
      return [
        {
          key: 'edit',
          label: text('channels.action.edit'),
          icon: <EditIcon />,
          onAction: () => edit(channel),
        },
        {
          // One key for both: the button that had the focus stays when it changes its meaning.
          key: 'status',
          label: text(isActive ? 'channels.action.deactivate' : 'channels.action.activate'),
          icon: isActive ? <PauseCircleIcon /> : <PlayCircleIcon />,
          onAction: () => void (isActive ? deactivate() : switchStatus(channel, 'active')),
        },
        history,
        {
          key: 'delete',
          label: text('channels.action.delete'),
          icon: <DeleteIcon />,
          dangerous: true,
          onAction: () => void ask({ channel, intent: 'delete' }),
        },
      ];
    },
    [commands, text, ask],
  );

  const isGrouped = query.group === 'merchant';
  return (
    <ListView
      actions={
        <Switch
          checked={isGrouped}
          label={text('channels.action.group')}
          onChange={(_event, { checked }) =>
            show({ page: query.page, group: checked ? 'merchant' : undefined }, { replace: true })
          }
        />
      }
      cells={cells}
      choices={{ merchantChannel: options.map(({ name, code }) => ({ value: code, label: name })) }}
      groups={isGrouped ? merchants : undefined}
      model={model}
      rowActions={rowActions}
    >
      {question.dialog}
    </ListView>
  );
}
