import type { Transaction } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { mergeClasses, Skeleton, StatusBadge } from '@backoffice/ui';
import { messages } from '../../../messages';
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
  const styles = useTransactionsStyles();
  const text = messages.useText();
  const skeleton = <Skeleton className={styles.skeleton} />;
  return (
    <tr className={styles.row}>
      <td className={mergeClasses(styles.cell, styles.order)}>
        {transaction ? (
          <span className={styles.cut} data-tooltip-when-cut="">
            {transaction.order_no}
          </span>
        ) : (
          skeleton
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.time)}>
        {transaction ? (
          <time dateTime={transaction.timestamp}>{formatDateTime(transaction.timestamp)}</time>
        ) : (
          skeleton
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.user)}>
        {transaction ? (
          <span className={styles.cut} data-tooltip-when-cut="">
            {transaction.username}
          </span>
        ) : (
          skeleton
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.price)}>
        {transaction ? formatAmount(transaction.price) : skeleton}
      </td>
      <td className={mergeClasses(styles.cell, styles.status)}>
        {transaction ? (
          <StatusBadge label={text(statusLabels[transaction.status])} status={transaction.status} />
        ) : (
          skeleton
        )}
      </td>
    </tr>
  );
}
