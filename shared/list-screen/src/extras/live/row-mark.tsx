import type { Column } from '@backoffice/ui/list';
import { listScreenMessages } from '../../messages';
import { useRowMarkStyles } from './live-rows.styles';
import type { RowChangeKind } from './plan-rows';
import { type RowMarks, useRowMark } from './row-marks';

const kindTexts = { changed: 'live.changed', left: 'live.left', gone: 'live.gone' } as const;

function ShownMark({ kind }: { kind: RowChangeKind }) {
  const styles = useRowMarkStyles();
  const text = listScreenMessages.useText();
  return (
    <span className={styles.hidden} data-row-kind={kind}>
      {text(kindTexts[kind])}
    </span>
  );
}

/** Most rows have no mark, and need nothing but their subscription. */
function RowMark({ marks, id }: { marks: RowMarks; id: number }) {
  const kind = useRowMark(marks, id);
  return kind && <ShownMark kind={kind} />;
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
