import { type Channel, filteredAddress, rowAddress, screens } from '@backoffice/contract';
import { ListView, RowLink, standardActions, useLazyDialog, useList } from '@backoffice/list-screen';
import { ChannelName, useChannelTypes } from '@backoffice/list-screen/channel-name';
import { usePermission } from '@backoffice/session';
import { makeStyles, type MenuItem, tokens, WalletCreditCardIcon, WarningIcon } from '@backoffice/ui';
import { CellLink, type RowGroups } from '@backoffice/ui/list';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../messages';
import { merchantOptionsQuery } from '../channels.queries';
import { ShareCell, SharesContext } from '../shares/share-cell';
import { sharesOnPage, shareWarning } from '../shares/shares';
import { channels } from './channels';

const loadQuestion = async () => (await import('./channel-off-dialog')).ChannelOffDialog;

const actionTexts = {
  edit: 'channels.action.edit',
  activate: 'channels.action.activate',
  deactivate: 'channels.action.deactivate',
  hide: 'channels.action.delete',
  additions: 'channel-action',
} as const;

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

/** Columns left out where the heading over a merchant's channels shows them. */
const shownInHeading = ['merchantName'] as const;

const linkToMerchant = ({ merchantId, merchantName }: Channel) => (
  <RowLink to={rowAddress(screens.merchantPage, merchantId)}>{merchantName}</RowLink>
);

/** Time for which the merchants of the form are not fetched in advance again. */
const OPTIONS_FRESH_MS = 60_000;

export function ChannelList() {
  const text = messages.useText();
  const model = useList(channels);
  const { query, show, rows, commands, mayEdit, warmForm } = model;
  const types = useChannelTypes();
  const question = useLazyDialog(loadQuestion, { ahead: false });
  const { open: ask, warm: warmQuestion } = question;
  const client = useQueryClient();
  const warmDialogs = useCallback(() => {
    warmForm?.();
    warmQuestion();
    // The form fetches again if this failed.
    client.query({ ...merchantOptionsQuery, staleTime: OPTIONS_FRESH_MS }).catch(console.warn);
  }, [warmForm, warmQuestion, client]);
  const mayOpenMerchants = usePermission('merchantPage:view');
  const maySeeTransactions = usePermission('transactions:view');
  const maySeeTypes = usePermission('channelTypes:view');
  const navigate = useNavigate();
  const typesItem: MenuItem = {
    key: 'types',
    label: text('channelTypes.link'),
    icon: <WalletCreditCardIcon />,
    apart: true,
    onSelect: () => void navigate(screens.channelTypes),
  };

  const shares = useMemo(() => sharesOnPage(rows), [rows]);
  const cells = useMemo(
    () => ({
      merchantChannel: (channel: Channel) => {
        const { change } = commands;
        const link = (name: string) => <CellLink onClick={() => change!.edit(channel)}>{name}</CellLink>;
        return <ChannelName as={change ? link : undefined} code={channel.merchantChannel} />;
      },
      share: (channel: Channel) => <ShareCell channel={channel} />,
      ...(mayOpenMerchants && { merchantName: linkToMerchant }),
    }),
    [mayOpenMerchants, commands],
  );
  const rowActions = useCallback(
    (channel: Channel) => {
      // A dialog shows where the traffic would go before a channel is deleted or the last one with traffic is deactivated.
      const change = commands.change && {
        ...commands.change,
        async switchStatus(row: Channel, status: string) {
          const run = () => commands.change!.switchStatus(row, status);
          if (status === 'active' || row.activeWeight > row.merchantWeight) await run();
          else await ask({ channel: row, intent: 'deactivate', onDeactivate: run });
        },
        hide: (row: Channel) => void ask({ channel: row, intent: 'delete' }),
      };
      const standard = standardActions(channel, { ...commands, change }, actionTexts, text);
      if (!maySeeTransactions) return standard;
      const address = filteredAddress(screens.transactions, { channelId: String(channel.id) });
      const transactions = {
        key: 'transactions',
        label: text('channels.action.transactions'),
        icon: <WalletCreditCardIcon />,
        onAction: () => void navigate(address),
      };
      return [...standard, transactions];
    },
    [commands, text, ask, maySeeTransactions, navigate],
  );

  const isGrouped = query.group === 'merchant';
  const groupItem = (group: 'merchant' | undefined, label: string): MenuItem => ({
    key: label,
    label,
    checked: query.group === group,
    apart: group === undefined,
    onSelect: () => show({ page: query.page, group }, { replace: true }),
  });
  const menuItems: MenuItem[] = [
    groupItem(undefined, text('channels.view.list')),
    groupItem('merchant', text('channels.view.merchant')),
    ...(maySeeTypes ? [typesItem] : []),
  ];
  return (
    <SharesContext value={shares}>
      <ListView
        cells={cells}
        choices={{ merchantChannel: types }}
        groups={isGrouped ? merchants : undefined}
        hiddenColumns={isGrouped ? shownInHeading : undefined}
        menuItems={menuItems}
        model={mayEdit ? { ...model, warmForm: warmDialogs } : model}
        rowActions={rowActions}
      >
        {question.dialog}
      </ListView>
    </SharesContext>
  );
}
