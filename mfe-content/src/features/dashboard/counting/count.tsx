import { formatNumber } from '@backoffice/i18n';
import { mergeClasses } from '@backoffice/ui';
import { useCountStyles } from './count.styles';
import { useCountUp } from './use-count-up';

/** A number that counts up to what it is, in the room that it needs at the end. */
export function Count({ value, className }: { value: number; className?: string }) {
  const styles = useCountStyles();
  const shown = useCountUp(value);
  return (
    <span
      className={mergeClasses(styles.count, className)}
      style={{ minWidth: `${formatNumber(value).length}ch` }}
    >
      {formatNumber(shown)}
    </span>
  );
}
