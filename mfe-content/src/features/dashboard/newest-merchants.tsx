import type { DashboardSummary } from '@backoffice/contract';
import { usePermission } from '@backoffice/session';
import { EmptyPanel, mergeClasses } from '@backoffice/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { useDashboardStyles } from './dashboard.styles';
import { NewestMerchantsTable } from './newest-merchants-table';
import { useNewestMerchantsStyles } from './newest-merchants.styles';

interface NewestMerchantsProps {
  /** None while they load. */
  merchants: DashboardSummary['newestMerchants'] | undefined;
}

/** The merchants that were added last, and the way to all of them for who may see them. */
export function NewestMerchants({ merchants }: NewestMerchantsProps) {
  const page = useDashboardStyles();
  const styles = useNewestMerchantsStyles();
  const text = messages.useText();
  const mayViewAll = usePermission('merchants:view');
  const titleId = useId();
  const isEmpty = merchants?.length === 0;

  return (
    <section aria-labelledby={titleId}>
      <div className={page.head}>
        <h2 className={page.title} id={titleId}>
          {text('dashboard.newest.title')}
        </h2>
        {mayViewAll && (
          <Link className={styles.link} to={paths.merchantList}>
            {text('dashboard.newest.all')}
          </Link>
        )}
      </div>
      <div className={mergeClasses(page.panel, styles.frame)}>
        {isEmpty ? (
          <EmptyPanel body={text('dashboard.empty.body')} title={text('dashboard.empty.title')} />
        ) : (
          <NewestMerchantsTable labelledBy={titleId} merchants={merchants} />
        )}
      </div>
    </section>
  );
}
