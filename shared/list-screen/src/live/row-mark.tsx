import type { Column } from '@backoffice/ui/list';
import { listScreenMessages } from '../messages';
import { useRowMarkStyles } from './live-rows.styles';
import { type RowMarks, useRowMark } from './row-marks';

const fateTexts = { changed: 'live.changed', left: 'live.left', gone: 'live.gone' } as const;

function RowMark({ marks, id }: { marks: RowMarks; id: number }) {
  const styles = useRowMarkStyles();
  const text = listScreenMessages.useText();
  const fate = useRowMark(marks, id);
  return (
    fate && (
      <span className={styles.hidden} data-row-fate={fate}>
        {text(fateTexts[fate])}
      </span>
    )
  );
}

/** Adds the mark of a changed row to the first column. The table belongs to the host and does not know of it. */
export function withMarks<T>(
  [first, ...others]: readonly Column<T>[],
  marks: RowMarks,
  idOf: (row: T) => number,
): Column<T>[] {
  if (!first) return [];
  const cell = (row: T) => (
    <>
      {first.cell(row)}
      <RowMark id={idOf(row)} marks={marks} />
    </>
  );
  return [{ ...first, cell }, ...others];
}
