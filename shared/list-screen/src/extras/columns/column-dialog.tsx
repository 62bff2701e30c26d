import { arrangeColumns, type ArrangedColumn, type ColumnSetting, withMissing } from '@backoffice/contract';
import { Button, Dialog } from '@backoffice/ui';
import type { Column } from '@backoffice/ui/list';
import { useState } from 'react';
import { listScreenMessages } from '../../messages';
import { useLayoutChange } from './use-layout-change';
import { ColumnItem } from './column-item';
import { useColumnDialogStyles } from './column-dialog.styles';
import { useColumnLayout } from './use-shown-columns';

export interface ColumnDialogProps<T> {
  list: string;
  /** All declared columns. */
  columns: readonly Column<T>[];
  onClose: () => void;
}

/** Chooses the columns of a list, their order and widths. Changes show at once in the list beside the dialog. */
export function ColumnDialog<T>({ list, columns, onClose }: ColumnDialogProps<T>) {
  const styles = useColumnDialogStyles();
  const text = listScreenMessages.useText();
  const layout = useColumnLayout(list);
  const changeLayout = useLayoutChange(list);
  const [moved, setMoved] = useState('');
  const arranged = arrangeColumns<Column<T>>(columns, layout);
  // Columns pinned to the end cannot be moved.
  const movable = arranged.filter(({ column }) => column.pinned !== 'end');

  const change = (entries: readonly ArrangedColumn<Column<T>>[]) => {
    const wanted = entries.map(({ column: _column, ...entry }): ColumnSetting => entry);
    changeLayout(withMissing(wanted, layout ?? []));
  };
  const set = (key: string, patch: Omit<ColumnSetting, 'key'>) =>
    change(arranged.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)));
  const move = (from: number, to: number) => {
    const next = [...movable];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
    const name = movable[from]!.column.header;
    setMoved(text('columns.moved', { name, position: to + 1, count: next.length }));
  };

  return (
    <Dialog
      actions={
        <>
          <Button disabledFocusable={!layout?.length} onClick={() => layout?.length && changeLayout([])}>
            {text('columns.default')}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {text('columns.close')}
          </Button>
        </>
      }
      onDismiss={onClose}
      size="side"
      title={text('columns.title')}
    >
      <p className={styles.hint}>{text('columns.hint')}</p>
      <ol className={styles.list}>
        {movable.map((entry, index) => {
          // Pinned columns stay before the others.
          const mayMove = (by: number) => {
            const other = movable[index + by];
            return other !== undefined && Boolean(other.isPinned) === Boolean(entry.isPinned);
          };
          return (
            <ColumnItem
              key={entry.key}
              mayMove={mayMove}
              onMove={(by) => move(index, index + by)}
              onSet={(patch) => set(entry.key, patch)}
              entry={entry}
            />
          );
        })}
      </ol>
      <div aria-live="polite" className={styles.unseen}>
        {moved}
      </div>
    </Dialog>
  );
}
