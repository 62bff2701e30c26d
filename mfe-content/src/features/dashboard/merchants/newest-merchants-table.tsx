import type { DashboardSummary } from '@backoffice/contract';
import { messages } from '../../../messages';
import { ShortTable } from '../short-table/short-table';
import { NewestMerchantRow } from './newest-merchant-row';
import { useNewestMerchantsStyles } from './newest-merchants.styles';

/** As many as the server gives. */
const ROWS_WHILE_LOADING = 5;

interface NewestMerchantsTableProps {
  /** None while they load. */
  merchants: DashboardSummary['newestMerchants'] | undefined;
  label: string;
}

export function NewestMerchantsTable({ merchants, label }: NewestMerchantsTableProps) {
  const styles = useNewestMerchantsStyles();
  const text = messages.useText();
  return (
    <ShortTable
      headClass={styles.head}
      heads={[
        text('dashboard.newest.id'),
        text('dashboard.newest.name'),
        text('dashboard.newest.number'),
        text('dashboard.newest.status'),
        text('dashboard.newest.created'),
      ]}
      label={label}
    >
      {merchants
        ? merchants.map((merchant) => <NewestMerchantRow key={merchant.id} merchant={merchant} />)
        : Array.from({ length: ROWS_WHILE_LOADING }, (_, row) => <NewestMerchantRow key={row} />)}
    </ShortTable>
  );
}
