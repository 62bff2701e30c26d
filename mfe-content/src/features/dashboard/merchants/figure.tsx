import type { MerchantStatus } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { mergeClasses, Skeleton } from '@backoffice/ui';
import { messages } from '../../../messages';
import { Count } from '../counting/count';
import { useFigureStyles } from './figure.styles';

interface FigureProps {
  label: string;
  /** None while it loads. */
  count: number | undefined;
  /** In percent; a total has none. */
  share?: number;
  /** The part of the proportion bar that the figure explains. */
  status?: MerchantStatus;
}

/** One number with what it counts: a pair of a description list. */
export function Figure({ label, count, share, status }: FigureProps) {
  const styles = useFigureStyles();
  const text = messages.useText();
  return (
    <div>
      <dt className={styles.label}>
        {status && <span className={mergeClasses(styles.mark, styles[status])} />}
        {label}
      </dt>
      <dd className={styles.value}>
        {count === undefined ? (
          <Skeleton className={styles.skeleton} />
        ) : (
          <>
            <Count className={styles.count} value={count} />
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
