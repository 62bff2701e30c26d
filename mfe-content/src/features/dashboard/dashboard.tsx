import { ApiError } from '@backoffice/api-client';
import { ErrorPanel } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../messages';
import { dashboardSummaryQuery } from './dashboard.queries';
import { useDashboardStyles } from './dashboard.styles';
import { NewestMerchants } from './newest-merchants';
import { StatusFigures } from './status-figures';

/** The dashboard of who may see it. While it loads, each part stands there in its size already. */
export function Dashboard() {
  const styles = useDashboardStyles();
  const text = messages.useText();
  const { data: summary, error, refetch } = useQuery(dashboardSummaryQuery);

  // A later refresh that fails leaves the figures that are here.
  if (error && !summary) {
    return (
      <ErrorPanel
        // Where no server spoke, the notice says why, in the user's language.
        body={error instanceof ApiError && error.kind === 'refused' ? error.message : undefined}
        onRetry={() => void refetch()}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        title={text('dashboard.failed.title')}
      />
    );
  }
  return (
    <div aria-busy={!summary} className={styles.page}>
      {!summary && (
        <span aria-label={text('dashboard.loading.label')} className={styles.announcement} role="status" />
      )}
      <StatusFigures counts={summary?.merchants} />
      <NewestMerchants merchants={summary?.newestMerchants} />
    </div>
  );
}
