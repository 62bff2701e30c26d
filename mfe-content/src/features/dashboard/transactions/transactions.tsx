import { EmptyPanel } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { latestTransactionsQuery } from '../dashboard.queries';
import { LoadFailure } from '../load-failure';
import { TransactionTable } from './transaction-table';

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
