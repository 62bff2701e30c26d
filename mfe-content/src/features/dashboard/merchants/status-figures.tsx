import type { DashboardSummary, MerchantStatus } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { usePermission } from '@backoffice/session';
import { mergeClasses, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messages } from '../../../messages';
import { AnimatedCount } from '../animated-count/animated-count';
import { useFigureStyles, useProportionBarStyles, useStatusFiguresStyles } from './status-figures.styles';
import { paths } from '../../../paths';
import { Card } from '../elements/card';
import { dashboardSummaryQuery } from '../queries/dashboard.queries';
import { LoadFailure } from '../elements/load-failure';

interface FigureProps {
  label: string;
  /** The number; undefined while loading. */
  count: number | undefined;
  /** The share in percent; absent for the total. */
  share?: number;
  /** The status whose part of the proportion bar the figure explains. */
  status?: MerchantStatus;
  /** The address of the list with this total; absent for users who may not see the list. */
  to?: string;
}

/** A number with its label, as a pair of a description list. */
function Figure({ label, count, share, status, to }: FigureProps) {
  const styles = useFigureStyles();
  const text = messages.useText();
  return (
    <div>
      <dt className={styles.label}>
        {status && <span className={mergeClasses(styles.mark, styles[status])} />}
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>
        {count === undefined ? (
          <Skeleton className={styles.skeleton} />
        ) : (
          <>
            {to === undefined ? (
              <AnimatedCount className={styles.count} value={count} />
            ) : (
              <Link aria-label={`${label} ${formatNumber(count)}`} className={styles.link} to={to}>
                <AnimatedCount className={styles.count} value={count} />
              </Link>
            )}
            {share !== undefined && (
              <span className={styles.share}>
                {text('dashboard.status.share', { percent: formatNumber(share) })}
              </span>
            )}
          </>
        )}
      </dd>
    </div>
  );
}

/** The gap between the parts, in percent of the width. */
const GAP = 0.3;

interface ProportionBarProps {
  /** The shares in percent; undefined while loading. */
  shares: DashboardSummary['merchants'] | undefined;
}

/** A bar of active and inactive merchants, with a text alternative. */
function ProportionBar({ shares }: ProportionBarProps) {
  const styles = useProportionBarStyles();
  const text = messages.useText();
  if (!shares) return <Skeleton className={styles.skeleton} />;

  const { active, inactive } = shares;
  const gap = active > 0 && inactive > 0 ? GAP : 0;
  return (
    <svg
      aria-label={text('dashboard.status.shares', {
        active: formatNumber(active),
        inactive: formatNumber(inactive),
      })}
      className={styles.bar}
      preserveAspectRatio="none"
      role="img"
      viewBox="0 0 100 1"
    >
      <rect className={styles.active} height={1} width={Math.max(0, active - gap)} />
      <rect className={styles.inactive} height={1} width={inactive} x={100 - inactive} />
    </svg>
  );
}

type Counts = DashboardSummary['merchants'];

/**
 * Returns the counts in percent with one decimal, together 100; both 0 when there are no merchants. A share above 0 is never
 * rounded
 * to 0, nor one below 100 to 100.
 */
export function sharesOf({ active, inactive }: Counts): Counts {
  const total = active + inactive;
  if (total === 0) return { active: 0, inactive: 0 };
  const rounded = Math.round((active / total) * 1000);
  const tenths = active > 0 && inactive > 0 ? Math.min(999, Math.max(1, rounded)) : rounded;
  return { active: tenths / 10, inactive: (1000 - tenths) / 10 };
}

/** The number of merchants by status, counting up. */
export function StatusFigures() {
  const styles = useStatusFiguresStyles();
  const text = messages.useText();
  const { data, error, refetch } = useQuery(dashboardSummaryQuery);
  const mayList = usePermission('merchants:view');
  const counts = data?.merchants;
  const shares = counts && sharesOf(counts);

  return (
    <Card isBusy={!data && !error} title={text('dashboard.status.title')}>
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.body}>
          <dl className={styles.figures}>
            <Figure
              count={counts && counts.active + counts.inactive}
              label={text('dashboard.status.total')}
              to={mayList ? paths.merchantList : undefined}
            />
            <Figure
              count={counts?.active}
              label={text('dashboard.status.active')}
              share={shares?.active}
              status="active"
              to={mayList ? paths.merchantsOf('active') : undefined}
            />
            <Figure
              count={counts?.inactive}
              label={text('dashboard.status.inactive')}
              share={shares?.inactive}
              status="inactive"
              to={mayList ? paths.merchantsOf('inactive') : undefined}
            />
          </dl>
          <ProportionBar shares={shares} />
        </div>
      )}
    </Card>
  );
}
