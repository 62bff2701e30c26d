import { filteredAddress, screens, type Transaction } from '@backoffice/contract';
import type { GetText } from '@backoffice/i18n';
import { formatMoney, Moment } from '@backoffice/list-screen';
import { ChannelName } from '@backoffice/list-screen/channel-name';
import { StatusBadge } from '@backoffice/ui';
import type { Column } from '@backoffice/ui/list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { transactionsOptions } from '../merchants.queries';
import { MerchantRows } from './merchant-rows';
import { pageMessages, type PageText } from './page-messages';

const statusTexts = {
  success: 'merchantPage.transactions.success',
  pending: 'merchantPage.transactions.pending',
  failed: 'merchantPage.transactions.unsuccessful',
} as const;

function columnsOf(text: typeof messages.text, pageText: GetText<PageText>): Column<Transaction>[] {
  return [
    {
      key: 'order_no',
      header: pageText('merchantPage.transactions.order'),
      width: 180,
      isTitle: true,
      cell: ({ order_no }) => order_no,
    },
    {
      key: 'timestamp',
      header: pageText('merchantPage.transactions.time'),
      width: 176,
      isTime: true,
      cell: ({ timestamp }) => <Moment at={timestamp} />,
    },
    {
      key: 'channelType',
      header: pageText('merchantPage.channels.channel'),
      width: 136,
      content: 'control',
      cell: ({ channelType }) => (channelType ? <ChannelName code={channelType} /> : '–'),
    },
    {
      key: 'username',
      header: pageText('merchantPage.transactions.payer'),
      width: 140,
      cell: ({ username }) => username,
    },
    {
      key: 'price',
      header: pageText('merchantPage.transactions.amount'),
      width: 130,
      align: 'end',
      cell: ({ price, currency }) => formatMoney(price, currency),
    },
    {
      key: 'status',
      header: text('merchants.field.status'),
      width: 120,
      content: 'control',
      cell: ({ status }) => <StatusBadge label={pageText(statusTexts[status])} status={status} />,
    },
  ];
}

/** The columns in the narrow layout. */
const SHORT = ['order_no', 'price', 'status'];

/** The latest transactions of a merchant. */
export function MerchantTransactions({
  merchantId,
  isShort,
}: {
  merchantId: number;
  isShort?: boolean | undefined;
}) {
  const text = messages.useText();
  const pageText = pageMessages.useText();
  const columns = useMemo(
    () => columnsOf(text, pageText).filter(({ key }) => !isShort || SHORT.includes(key)),
    [text, pageText, isShort],
  );
  return (
    <MerchantRows
      answer={useQuery(transactionsOptions(merchantId))}
      columns={columns}
      isShort={isShort}
      list={filteredAddress(screens.transactions, { merchantId: String(merchantId) })}
      of="transactions"
    />
  );
}
