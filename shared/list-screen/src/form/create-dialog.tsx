import { rowNotices } from '@backoffice/ui';
import { FormDialog, type FieldValues, type FormDialogProps } from '@backoffice/ui/form';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useNewRow, type NewRowOptions } from '../changes/new-row';
import { createRow } from '../changes/row-changes';

export interface CreateDialogProps<T, In extends FieldValues, Out> extends Pick<
  FormDialogProps<In, Out>,
  'title' | 'form' | 'size' | 'onClose' | 'children'
> {
  /** @param idempotencyKey the same for all attempts of this form */
  send: (values: Out, idempotencyKey: string) => Promise<T>;
  /**
   * Looks for the row that a create without an answer has made; left out where nothing would prove it.
   *
   * @param newestBefore the highest id when the form was opened; 0 without `readNewest`
   */
  find?: (values: Out, newestBefore: number) => Promise<T | undefined>;
  /** The highest id that there is, where only a newer row can be the one. */
  readNewest?: (options: { signal: AbortSignal }) => Promise<number>;
  /** The list shows the new row. */
  onRow: (row: T) => void;
  texts: NewRowOptions<T>['texts'] & { created: string };
}

/** A new row's form in a dialog, which ends when the row is made. */
export function CreateDialog<T, In extends FieldValues, Out>({
  send,
  find,
  readNewest,
  onRow,
  texts,
  ...dialog
}: CreateDialogProps<T, In, Out>) {
  const { idempotencyKey, settle } = useNewRow<T>({
    onCreated(row) {
      onRow(row);
      rowNotices.succeeded(texts.created);
      dialog.onClose();
    },
    texts,
  });
  const { data: newestBefore = readNewest ? undefined : 0 } = useQuery({
    queryKey: ['newest-row', idempotencyKey],
    queryFn: readNewest ?? skipToken,
    staleTime: Infinity,
  });
  const onSubmit = async (values: Out) => {
    const canFind = find !== undefined && newestBefore !== undefined;
    const creation = await createRow({
      send: () => send(values, idempotencyKey),
      find: canFind ? () => find(values, newestBefore) : undefined,
    });
    settle(creation);
  };
  return <FormDialog {...dialog} onSubmit={onSubmit} />;
}
