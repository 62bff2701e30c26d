import type { DashboardSummary } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { EmptyPanel, mergeClasses, StatusBadge } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messages } from '../../../messages';
import { ShortTable, ShortTableCell } from '../elements/short-table';
import { useShortTableStyles } from '../elements/short-table.styles';
import { useNewestMerchantsStyles } from './newest-merchants.styles';
import { paths } from '../../../paths';
import { dashboardSummaryQuery } from '../queries/dashboard.queries';
import { LoadFailure } from '../elements/load-failure';

interface NewestMerchantRowProps {
  /** None while it loads. */
  merchant?: DashboardSummary['newestMerchants'][number];
}

const statusLabels = { active: 'dashboard.status.active', inactive: 'dashboard.status.inactive' } as const;

function NewestMerchantRow({ merchant }: NewestMerchantRowProps) {
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

/** As many as the server gives. */
const ROWS_WHILE_LOADING = 5;

interface NewestMerchantsTableProps {
  /** None while they load. */
  merchants: DashboardSummary['newestMerchants'] | undefined;
  label: string;
}

function NewestMerchantsTable({ merchants, label }: NewestMerchantsTableProps) {
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

/** The merchants that were added last, and the way to all of them for who may see them. */
export function NewestMerchants({ label }: { label: string }) {
  const styles = useNewestMerchantsStyles();
  const text = messages.useText();
  const mayViewAll = usePermission('merchants:view');
  const { data, error, refetch } = useQuery(dashboardSummaryQuery);
  const merchants = data?.newestMerchants;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {merchants?.length === 0 ? (
        <EmptyPanel body={text('dashboard.empty.body')} title={text('dashboard.empty.title')} />
      ) : (
        <NewestMerchantsTable label={label} merchants={merchants} />
      )}
      {mayViewAll && (
        <Link className={styles.link} to={paths.merchantList}>
          {text('dashboard.newest.all')}
        </Link>
      )}
    </>
  );
}
