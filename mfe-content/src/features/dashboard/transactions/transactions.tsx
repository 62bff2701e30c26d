import { formatDateTime, formatNumber } from '@backoffice/i18n';
import type { Transaction } from '@backoffice/contract';
import { EmptyPanel, mergeClasses, StatusBadge } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { ShortTable, ShortTableCell } from '../elements/short-table';
import { useShortTableStyles } from '../elements/short-table.styles';
import { useTransactionsStyles } from './transactions.styles';
import { LATEST_TRANSACTIONS, latestTransactionsQuery } from '../queries/dashboard.queries';
import { LoadFailure } from '../elements/load-failure';

/** A decimal text with two digits as the interface's language writes it: `12345.60` is `12,345.60`. */
function formatAmount(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  // The language's own point, between two digits that are taken away again.
  const point = formatNumber(1.5).slice(1, -1);
  return `${formatNumber(Number(whole))}${point}${cents}`;
}

const statusLabels = {
  success: 'dashboard.transactions.success',
  pending: 'dashboard.transactions.pending',
} as const;

interface TransactionRowProps {
  /** None while it loads. */
  transaction?: Transaction;
}

function TransactionRow({ transaction }: TransactionRowProps) {
  const table = useShortTableStyles();
  const styles = useTransactionsStyles();
  const text = messages.useText();
  return (
    <tr className={mergeClasses(table.row, styles.row)}>
      <ShortTableCell className={styles.order} isCut>
        {transaction?.order_no}
      </ShortTableCell>
      <ShortTableCell className={styles.time}>
        {transaction && <time dateTime={transaction.timestamp}>{formatDateTime(transaction.timestamp)}</time>}
      </ShortTableCell>
      <ShortTableCell className={styles.user} isCut>
        {transaction?.username}
      </ShortTableCell>
      <ShortTableCell className={styles.price}>
        {transaction && formatAmount(transaction.price)}
      </ShortTableCell>
      <ShortTableCell className={styles.status}>
        {transaction && (
          <StatusBadge label={text(statusLabels[transaction.status])} status={transaction.status} />
        )}
      </ShortTableCell>
    </tr>
  );
}

interface TransactionTableProps {
  label: string;
  /** None while they load. */
  transactions: readonly Transaction[] | undefined;
}

function TransactionTable({ label, transactions }: TransactionTableProps) {
  const styles = useTransactionsStyles();
  const text = messages.useText();
  return (
    <ShortTable
      headClass={styles.head}
      heads={[
        text('dashboard.transactions.order'),
        text('dashboard.transactions.time'),
        text('dashboard.transactions.user'),
        text('dashboard.transactions.price'),
        text('dashboard.transactions.status'),
      ]}
      label={label}
    >
      {transactions
        ? transactions.map((transaction) => (
            <TransactionRow key={transaction.order_no} transaction={transaction} />
          ))
        : Array.from({ length: LATEST_TRANSACTIONS }, (_, row) => <TransactionRow key={row} />)}
    </ShortTable>
  );
}

/** The eight latest transactions. */
export function Transactions({ label }: { label: string }) {
  const text = messages.useText();
  const { data, error, refetch } = useQuery(latestTransactionsQuery);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.items.length === 0)
    return (
      <EmptyPanel
        body={text('dashboard.transactions.none.body')}
        title={text('dashboard.transactions.none.title')}
      />
    );
  return <TransactionTable label={label} transactions={data?.items} />;
}
