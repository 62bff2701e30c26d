import type { Column } from '@backoffice/ui/list';
import { listScreenMessages } from '../../messages';
import { useRowMarkStyles } from './live-rows.styles';
import { type RowMarks, useRowMark } from './row-marks';

const kindTexts = { changed: 'live.changed', left: 'live.left', gone: 'live.gone' } as const;

function RowMark({ marks, id }: { marks: RowMarks; id: number }) {
  const styles = useRowMarkStyles();
  const text = listScreenMessages.useText();
  const kind = useRowMark(marks, id);
  return (
    kind && (
      <span className={styles.hidden} data-row-kind={kind}>
        {text(kindTexts[kind])}
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
