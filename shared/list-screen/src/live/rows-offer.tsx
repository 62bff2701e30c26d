import { formatNumber } from '@backoffice/i18n';
import { Button } from '@backoffice/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { listScreenMessages } from '../messages';
import { useLiveRowsStyles } from './live-rows.styles';
import { type RowMarks, useHasRowMarks } from './row-marks';

interface RowsOfferProps {
  /** How many rows are new. */
  count: number;
  /** Of the rows in the table. */
  marks: RowMarks;
  /** The element with the table. */
  place: RefObject<HTMLElement | null>;
  onShow: () => void;
}

/** Offers rows that are new, over the table's upper edge, where it moves nothing; and shows how the rows of the table are marked. */
export function RowsOffer({ count, marks, place, onShow }: RowsOfferProps) {
  const styles = useLiveRowsStyles();
  const text = listScreenMessages.useText();
  const anchor = useRef<HTMLDivElement>(null);
  const hasMarks = useHasRowMarks(marks);
  // Only while there are any: what looks into each row is paid for at every change of style.
  useEffect(() => {
    if (!hasMarks) return;
    const element = place.current!;
    const names = styles.list.split(' ');
    element.classList.add(...names);
    return () => element.classList.remove(...names);
  }, [hasMarks, place, styles.list]);
  useLayoutEffect(() => {
    const table = place.current?.querySelector('table');
    if (count === 0 || !table) return;
    const { top } = table.getBoundingClientRect();
    anchor.current!.style.top = `${top - place.current!.getBoundingClientRect().top}px`;
  }, [place, count]);
  return (
    <div className={styles.anchor} ref={anchor} role="status">
      {count > 0 && (
        <Button appearance="primary" className={styles.offer} onClick={onShow} size="small">
          {text('live.offer', { count, n: formatNumber(count) })}
        </Button>
      )}
    </div>
  );
}
