import type { Messages } from '@backoffice/i18n';
import type { FieldValues } from '@backoffice/ui/form';
import { useListCache } from '../changes/list-cache';
import type { ListRow, RowFormDialog, RowFormProps } from '../declaration/define-list';
import { wholeRow } from '../changes/whole-row';
import type { FormDeclaration } from './form-declaration';
import { rowEditOf } from './row-edit-of';
import { RowForm } from './row-form';

interface ListFormDeclaration<
  T,
  Key extends string,
  In extends FieldValues,
  Out,
  EditIn extends FieldValues,
  EditOut,
> extends FormDeclaration<T, NoInfer<Key>, In, Out, EditIn, EditOut> {
  messages: Messages<Key>;
}

/**
 * Declares the form of a list's rows.
 *
 * @returns the dialog that the list loads as its `form`
 */
export function defineForm<
  T extends ListRow & { updatedAt: string },
  Key extends string,
  In extends FieldValues,
  Out extends object,
  EditIn extends FieldValues = In,
  EditOut extends object = Out,
>({ messages, ...form }: ListFormDeclaration<T, Key, In, Out, EditIn, EditOut>): RowFormDialog<T> {
  function ListRowForm({ list, row, of, query, onCreated, onClose }: RowFormProps<T>) {
    const cache = useListCache<T>(list.key, list.neighbour);
    return (
      <RowForm<T, Key, In, Out, EditIn, EditOut>
        declaration={form}
        history={list.history && (async ({ id }) => (await list.history!(id, 1, { quiet: true })).items)}
        live={row && { list: list.name, id: row.id }}
        messages={messages}
        nameOf={list.nameOf}
        of={of}
        onClose={onClose}
        onCreated={(created) => {
          cache.addOnTop(list.pageKey(query), created);
          onCreated?.(created);
        }}
        onRow={cache.replace}
        reasonSubject={list.reasonSubject}
        reread={async (before) => {
          const now = await list.reread!(before);
          return now && wholeRow(list.name, now);
        }}
        row={row}
      />
    );
  }
  return Object.assign(ListRowForm, { edit: rowEditOf<T, Key, EditIn, EditOut>(messages, form) });
}
