import type { Transaction } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { mergeClasses, StatusBadge } from '@backoffice/ui';
import { messages } from '../../../messages';
import { ShortTableCell } from '../short-table/short-table-cell';
import { useShortTableStyles } from '../short-table/short-table.styles';
import { formatAmount } from './format-amount';
import { useTransactionsStyles } from './transactions.styles';

const statusLabels = {
  success: 'dashboard.transactions.success',
  pending: 'dashboard.transactions.pending',
} as const;

interface TransactionRowProps {
  /** None while it loads. */
  transaction?: Transaction;
}

export function TransactionRow({ transaction }: TransactionRowProps) {
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
