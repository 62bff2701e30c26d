import { formatNumber } from '@backoffice/i18n';
import { Button } from '@backoffice/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { listScreenMessages } from '../messages';
import { useLiveRowsStyles } from './live-rows.styles';
import { type RowMarks, useHasRowMarks } from './row-marks';

function useClassWhile(place: RefObject<HTMLElement | null>, className: string, isSo: boolean): void {
  useLayoutEffect(() => {
    if (!isSo) return;
    const element = place.current!;
    const names = className.split(' ');
    element.classList.add(...names);
    return () => element.classList.remove(...names);
  }, [place, className, isSo]);
}

interface RowsOfferProps {
  /** How many rows are new. */
  count: number;
  /** Whether there may be more. */
  isMore?: boolean;
  /** Of the rows in the table. */
  marks: RowMarks;
  /** The element with the table. */
  place: RefObject<HTMLElement | null>;
  onShow: () => void;
}

/** Offers rows that are new, over the table's upper edge, where it moves nothing; and shows how the rows of the table are marked. */
export function RowsOffer({ count, isMore = false, marks, place, onShow }: RowsOfferProps) {
  const styles = useLiveRowsStyles();
  const text = listScreenMessages.useText();
  const anchor = useRef<HTMLDivElement>(null);
  useClassWhile(place, styles.place, count > 0);
  // What looks into each row is paid for at every change of style.
  useClassWhile(place, styles.marked, useHasRowMarks(marks));
  useLayoutEffect(() => {
    const table = place.current?.querySelector('table');
    if (count === 0 || !table) return;
    const { top } = table.getBoundingClientRect();
    anchor.current!.style.top = `${top - place.current!.getBoundingClientRect().top}px`;
  }, [place, count]);
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
