import type { DashboardSummary } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { mergeClasses, Skeleton, StatusBadge } from '@backoffice/ui';
import { messages } from '../../../messages';
import { useNewestMerchantsStyles } from './newest-merchants.styles';

interface NewestMerchantRowProps {
  /** None while it loads. */
  merchant?: DashboardSummary['newestMerchants'][number];
}

const statusLabels = { active: 'dashboard.status.active', inactive: 'dashboard.status.inactive' } as const;

export function NewestMerchantRow({ merchant }: NewestMerchantRowProps) {
  const styles = useNewestMerchantsStyles();
  const text = messages.useText();
  const skeleton = <Skeleton className={styles.skeleton} />;
  return (
    <tr className={styles.row}>
      <td className={mergeClasses(styles.cell, styles.id)}>{merchant ? merchant.id : skeleton}</td>
      <td className={mergeClasses(styles.cell, styles.name)}>
        {merchant ? (
          <span className={styles.cut} data-tooltip-when-cut="">
            {merchant.merchantName}
          </span>
        ) : (
          skeleton
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.number)}>
        {merchant ? merchant.merchantNo : skeleton}
      </td>
      <td className={mergeClasses(styles.cell, styles.status)}>
        {merchant ? (
          <StatusBadge label={text(statusLabels[merchant.status])} status={merchant.status} />
        ) : (
          skeleton
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.created)}>
        {merchant ? (
          <time dateTime={merchant.createdAt}>{formatDateTime(merchant.createdAt)}</time>
        ) : (
          skeleton
        )}
      </td>
    </tr>
  );
}
