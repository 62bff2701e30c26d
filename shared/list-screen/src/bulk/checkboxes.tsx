import { mergeClasses } from '@backoffice/ui';
import type { Column } from '@backoffice/ui/list';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { listScreenMessages } from '../messages';
import { useCheckboxStyles } from './checkboxes.styles';
import { type SelectableRow, type Selection, useIsSelected, useSelected } from './selection';

/** What the checkboxes of rows have in common. */
export interface Choosing<T> {
  selection: Selection;
  nameOf: (row: T) => string;
  /** The rows on screen, in their order. */
  shown: RefObject<readonly SelectableRow[]>;
}

interface RowCheckboxProps<T> {
  row: T;
  choosing: Choosing<T>;
}

function RowCheckbox<T extends SelectableRow>({ row, choosing }: RowCheckboxProps<T>) {
  const styles = useCheckboxStyles();
  const { selection, nameOf, shown } = choosing;
  return (
    <input
      aria-label={listScreenMessages.text('bulk.select.row', { name: nameOf(row) })}
      checked={useIsSelected(selection, row.id)}
      className={styles.inRow}
      onChange={() => {}}
      onClick={({ shiftKey }: MouseEvent) => selection.toggle(row, shown.current, shiftKey)}
      type="checkbox"
    />
  );
}

function FirstCell<T extends SelectableRow>({
  column,
  ...props
}: RowCheckboxProps<T> & { column: Column<T> }) {
  const styles = useCheckboxStyles();
  return (
    <div className={mergeClasses(styles.cell, column.align !== 'end' && styles.startCell)}>
      <RowCheckbox {...props} />
      <div className={styles.content}>{column.cell(props.row)}</div>
    </div>
  );
}

/** Columns with a checkbox beside the first one's content, where there is room for it: before numbers, or where the list has kept some. */
export function withCheckboxes<T extends SelectableRow>(
  [first, ...others]: readonly Column<T>[],
  choosing: Choosing<T>,
): Column<T>[] {
  if (!first) return [];
  const cell = (row: T) => <FirstCell choosing={choosing} column={first} row={row} />;
  return [{ ...first, cell }, ...others];
}

interface HeadCheckboxProps {
  selection: Selection;
  rows: readonly SelectableRow[];
  place: RefObject<HTMLElement | null>;
}

/** Selects the rows on screen. The head is the host's table's, which has no place for it: the element is put into its first cell. */
export function HeadCheckbox({ selection, rows, place }: HeadCheckboxProps) {
  const styles = useCheckboxStyles();
  const text = listScreenMessages.useText();
  const { rows: chosen, isAll } = useSelected(selection);
  const [box] = useState(() => Object.assign(document.createElement('input'), { type: 'checkbox' }));
  const count = isAll ? rows.length : rows.filter(({ id }) => chosen.has(id)).length;
  const isWhole = rows.length > 0 && count === rows.length;
  const toggle = () => {
    const others = [...chosen.values()].filter(({ id }) => !rows.some((row) => row.id === id));
    selection.set(isWhole ? (isAll ? [] : others) : [...others, ...rows]);
  };
  // After each rendering of the list, which may have put another cell in its place.
  useEffect(() => {
    const head = place.current!.querySelector('thead th');
    if (box.parentElement !== head) head?.append(box);
    Object.assign(box, {
      ariaLabel: text('bulk.select.page'),
      checked: isWhole,
      className: styles.inHead,
      disabled: rows.length === 0,
      indeterminate: count > 0 && !isWhole,
      onchange: toggle,
    });
  });
  useEffect(() => () => box.remove(), [box]);
  return null;
}
