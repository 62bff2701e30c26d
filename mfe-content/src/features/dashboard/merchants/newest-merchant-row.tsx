import type { DashboardSummary } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { mergeClasses, StatusBadge } from '@backoffice/ui';
import { messages } from '../../../messages';
import { ShortTableCell } from '../short-table/short-table-cell';
import { useShortTableStyles } from '../short-table/short-table.styles';
import { useNewestMerchantsStyles } from './newest-merchants.styles';

interface NewestMerchantRowProps {
  /** None while it loads. */
  merchant?: DashboardSummary['newestMerchants'][number];
}

const statusLabels = { active: 'dashboard.status.active', inactive: 'dashboard.status.inactive' } as const;

export function NewestMerchantRow({ merchant }: NewestMerchantRowProps) {
  const table = useShortTableStyles();
  const styles = useNewestMerchantsStyles();
  const text = messages.useText();
  return (
    <tr className={mergeClasses(table.row, styles.row)}>
      <ShortTableCell className={styles.id}>{merchant?.id}</ShortTableCell>
      <ShortTableCell className={styles.name} isCut>
        {merchant?.merchantName}
      </ShortTableCell>
      <ShortTableCell className={styles.number}>{merchant?.merchantNo}</ShortTableCell>
      <ShortTableCell className={styles.status}>
        {merchant && <StatusBadge label={text(statusLabels[merchant.status])} status={merchant.status} />}
      </ShortTableCell>
      <ShortTableCell className={styles.created}>
        {merchant && <time dateTime={merchant.createdAt}>{formatDateTime(merchant.createdAt)}</time>}
      </ShortTableCell>
    </tr>
  );
}
