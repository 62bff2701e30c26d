import { ApiError } from '@backoffice/api-client';
import { filteredAddress, screens, type Transaction } from '@backoffice/contract';
import { formatMoney, LoadFailure, RowLink } from '@backoffice/list-screen';
import { ChannelName } from '@backoffice/list-screen/channel-name';
import { listScreenMessages, type PanelProps, RowPanel } from '@backoffice/list-screen/panel';
import { usePermission } from '@backoffice/session';
import { CopyButton, EmptyPanel, Skeleton, StatusBadge } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { MerchantLink } from '../../merchant-link';
import { transactionOptions } from './transactions.queries';
import { statusTexts, transactionMessages } from './transactions';
import { TransactionTimeline } from './transaction-timeline';
import { useTransactionPanelStyles } from './transaction-panel.styles';

/** The channel of a transaction; a link to it in the list of channels for users who may see that. */
function ChannelLink({ of: { channelId, channelType, merchantName } }: { of: Transaction }) {
  const maySee = usePermission('channels:view');
  if (!channelType) return <span>–</span>;
  if (!maySee || !channelId) return <ChannelName code={channelType} />;
  const filters = { merchantChannel: channelType, ...(merchantName && { merchantName }) };
  return (
    <ChannelName
      as={(name) => (
        <RowLink to={filteredAddress(screens.channels, { ...filters, open: String(channelId) })}>
          {name}
        </RowLink>
      )}
      code={channelType}
    />
  );
}

/** The panel of a transaction beside the list: shows the list's row at once, and its times when loaded. */
export function TransactionPanel({ id, close, rows }: PanelProps<Transaction>) {
  const row = rows.find((each) => each.id === id);
  const styles = useTransactionPanelStyles();
  const text = transactionMessages.useText();
  const listText = listScreenMessages.useText();
  const { data, error, isFetching, refetch } = useQuery(transactionOptions(id));
  const isGone = error instanceof ApiError && error.status === 404;
  const transaction = isGone ? undefined : (data ?? row);
  const rest = data ? (
    <TransactionTimeline transaction={data} />
  ) : error && !isFetching ? (
    <LoadFailure error={error} onRetry={() => void refetch()} title={text('transactions.panel.failed')} />
  ) : (
    <Skeleton className={styles.skeleton} />
  );
  if (!transaction)
    return (
      <RowPanel close={close} name={listText('panel.row', { id })}>
        {isGone ? (
          <EmptyPanel body={listText('panel.missing.body')} title={listText('panel.missing.title', { id })} />
        ) : (
          rest
        )}
      </RowPanel>
    );
  const { order_no, status, username, merchantId, channelType } = transaction;
  const facts = [
    [text('transactions.field.user'), username],
    ...(merchantId === undefined
      ? []
      : [[text('transactions.field.merchant'), <MerchantLink key="merchant" of={transaction} />] as const]),
    ...(channelType === undefined
      ? []
      : [[text('transactions.field.channel'), <ChannelLink key="channel" of={transaction} />] as const]),
  ] as const;
  return (
    <RowPanel
      close={close}
      lead={<StatusBadge label={text(statusTexts[status])} status={status} />}
      links={<CopyButton label={text('transactions.action.copy')} value={order_no} />}
      name={order_no}
    >
      <p className={styles.amount}>{formatMoney(transaction.price, transaction.currency)}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div className={styles.fact} key={label}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {rest}
      <details className={styles.details}>
        <summary>{text('transactions.panel.raw')}</summary>
        <pre className={styles.raw}>{JSON.stringify(transaction, null, 2)}</pre>
      </details>
    </RowPanel>
  );
}
