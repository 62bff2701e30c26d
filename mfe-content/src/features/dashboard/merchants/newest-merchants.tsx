import { usePermission } from '@backoffice/session';
import { EmptyPanel } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messages } from '../../../messages';
import { paths } from '../../../paths';
import { dashboardSummaryQuery } from '../dashboard.queries';
import { LoadFailure } from '../load-failure';
import { NewestMerchantsTable } from './newest-merchants-table';
import { useNewestMerchantsStyles } from './newest-merchants.styles';

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
