import type { Column } from '@backoffice/ui/list';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { listScreenMessages } from '../../messages';
import { useCheckboxStyles } from './checkboxes.styles';
import { type SelectableRow, type Selection, useIsSelected, useSelected } from './selection';

/** Shared by the checkboxes of all rows. */
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
  const content = column.cell(props.row);
  // Without a box of its own: a list of twenty rows has twenty of these.
  if (column.align === 'end') {
    return (
      <>
        <RowCheckbox {...props} />
        {content}
      </>
    );
  }
  return (
    <div className={styles.cell}>
      <RowCheckbox {...props} />
      <div className={styles.content}>{content}</div>
    </div>
  );
}

/**
 * Adds a checkbox to the content of the first column: before numbers behind it, before texts in the room that the list has left
 * for it.
 */
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
  container: RefObject<HTMLElement | null>;
}

/**
 * Selects the rows on screen. The table head is rendered by the host and cannot show a checkbox, so the element is added to its
 * first cell.
 */
export function HeadCheckbox({ selection, rows, container }: HeadCheckboxProps) {
  const styles = useCheckboxStyles();
  const text = listScreenMessages.useText();
  const { rows: chosen, isAll } = useSelected(selection);
  const [box] = useState(() => Object.assign(document.createElement('input'), { type: 'checkbox' }));
  const count = isAll ? rows.length : rows.filter(({ id }) => chosen.has(id)).length;
  const isWhole = rows.length > 0 && count === rows.length;
  const toggle = () => {
    const elsewhere = [...chosen.values()].filter(({ id }) => !rows.some((row) => row.id === id));
    selection.set(isWhole ? (isAll ? [] : elsewhere) : [...elsewhere, ...rows]);
  };
  // Runs after each rendering of the list, which may have replaced the cell.
  useEffect(() => {
    const head = container.current!.querySelector('thead th');
    if (box.parentElement !== head) head?.prepend(box);
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
