import type { DashboardSummary } from '@backoffice/contract';
import { messages } from '../../../messages';
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
    <table aria-label={label} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{text('dashboard.newest.id')}</th>
          <th scope="col">{text('dashboard.newest.name')}</th>
          <th scope="col">{text('dashboard.newest.number')}</th>
          <th scope="col">{text('dashboard.newest.status')}</th>
          <th scope="col">{text('dashboard.newest.created')}</th>
        </tr>
      </thead>
      <tbody>
        {merchants
          ? merchants.map((merchant) => <NewestMerchantRow key={merchant.id} merchant={merchant} />)
          : Array.from({ length: ROWS_WHILE_LOADING }, (_, row) => <NewestMerchantRow key={row} />)}
      </tbody>
    </table>
  );
}
