import type { Transaction } from '@backoffice/contract';
import { messages } from '../../../messages';
import { LATEST_TRANSACTIONS } from '../dashboard.queries';
import { TransactionRow } from './transaction-row';
import { useTransactionsStyles } from './transactions.styles';

interface TransactionTableProps {
  label: string;
  /** None while they load. */
  transactions: readonly Transaction[] | undefined;
}

export function TransactionTable({ label, transactions }: TransactionTableProps) {
  const styles = useTransactionsStyles();
  const text = messages.useText();
  return (
    <table aria-label={label} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{text('dashboard.transactions.order')}</th>
          <th scope="col">{text('dashboard.transactions.time')}</th>
          <th scope="col">{text('dashboard.transactions.user')}</th>
          <th scope="col">{text('dashboard.transactions.price')}</th>
          <th scope="col">{text('dashboard.transactions.status')}</th>
        </tr>
      </thead>
      <tbody>
        {transactions
          ? transactions.map((transaction) => (
              <TransactionRow key={transaction.order_no} transaction={transaction} />
            ))
          : Array.from({ length: LATEST_TRANSACTIONS }, (_, row) => <TransactionRow key={row} />)}
      </tbody>
    </table>
  );
}
