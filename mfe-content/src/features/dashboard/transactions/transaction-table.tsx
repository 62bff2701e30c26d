import type { Transaction } from '@backoffice/contract';
import { messages } from '../../../messages';
import { LATEST_TRANSACTIONS } from '../dashboard.queries';
import { ShortTable } from '../short-table/short-table';
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
