import type { DashboardSummary } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { Skeleton } from '@backoffice/ui';
import { messages } from '../../../messages';
import { useProportionBarStyles } from './proportion-bar.styles';

/** Keeps the parts apart, in percent of the width. */
const GAP = 0.3;

interface ProportionBarProps {
  /** In percent; none while they load. */
  shares: DashboardSummary['merchants'] | undefined;
}

/** Active against inactive merchants; says in words what it draws. */
export function ProportionBar({ shares }: ProportionBarProps) {
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
