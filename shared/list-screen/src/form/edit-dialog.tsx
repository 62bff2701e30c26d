import { rowNotices } from '@backoffice/ui';
import { FormDialog, type FieldValues, type FormDialogProps } from '@backoffice/ui/form';
import { useEditedRow, type EditedRowOptions } from '../changes/edited-row';

export interface EditDialogProps<T, In extends FieldValues, Out>
  extends
    Pick<FormDialogProps<In, Out>, 'title' | 'form' | 'size' | 'onClose' | 'children'>,
    Pick<EditedRowOptions<T, Out>, 'row' | 'send' | 'isDone' | 'read'> {
  /** What the form shows of a row. */
  valuesOf: (row: T) => In;
  /** The row has been saved or read again: the list shows it as it is now. */
  onRow: (row: T) => void;
  texts: EditedRowOptions<T, Out>['texts'] & { saved: string };
}

/** A row's form in a dialog, which ends when the row is saved. */
export function EditDialog<T extends { updatedAt: string }, In extends FieldValues, Out>({
  row,
  send,
  isDone,
  read,
  valuesOf,
  onRow,
  texts,
  ...dialog
}: EditDialogProps<T, In, Out>) {
  const { save, conflict } = useEditedRow<T, Out>({
    row,
    send,
    isDone,
    read,
    onSaved(saved) {
      onRow(saved);
      rowNotices.succeeded(texts.saved);
      dialog.onClose();
    },
    onReload(now) {
      onRow(now);
      dialog.form.reset(valuesOf(now));
    },
    texts,
  });
  return <FormDialog {...dialog} conflict={conflict} onSubmit={save} />;
}
