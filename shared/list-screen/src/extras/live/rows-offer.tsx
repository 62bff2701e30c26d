import { formatNumber } from '@backoffice/i18n';
import { Button } from '@backoffice/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { listScreenMessages } from '../../messages';
import { useClassWhile } from '../../use-class-while';
import { useLiveRowsStyles } from './live-rows.styles';
import { type RowMarks, useHasRowMarks } from './row-marks';

interface RowsOfferProps {
  /** The number of new rows. */
  count: number;
  /** There may be more. */
  isMore?: boolean;
  /** The marks of the rows in the table. */
  marks: RowMarks;
  /** The element that contains the table. */
  container: RefObject<HTMLElement | null>;
  onShow: () => void;
}

/** A button for new rows over the table's upper edge, where nothing moves. Also switches on the styles of row marks. */
export function RowsOffer({ count, isMore = false, marks, container, onShow }: RowsOfferProps) {
  const styles = useLiveRowsStyles();
  const text = listScreenMessages.useText();
  const anchor = useRef<HTMLDivElement>(null);
  useClassWhile(container, styles.container, count > 0);
  // A selector with :has() costs time at every change of style, so it is only on while a row is marked.
  useClassWhile(container, styles.marked, useHasRowMarks(marks));
  useLayoutEffect(() => {
    const table = container.current?.querySelector('table');
    if (count === 0 || !table) return;
    const { top } = table.getBoundingClientRect();
    anchor.current!.style.top = `${top - container.current!.getBoundingClientRect().top}px`;
  }, [container, count]);
  return (
    <div className={styles.anchor} ref={anchor} role="status">
      {count > 0 && (
        <div className={styles.line}>
          <Button appearance="primary" className={styles.offer} onClick={onShow} size="small">
            {text(
              'live.offer',
              isMore ? { count: count + 1, n: `${formatNumber(count)}+` } : { count, n: formatNumber(count) },
            )}
          </Button>
        </div>
      )}
    </div>
  );
}
