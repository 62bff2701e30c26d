import type { Messages } from '@backoffice/i18n';
import type { FieldValues } from '@backoffice/ui/form';
import { useListCache } from '../changes/list-cache';
import type { ListOfRows, ListRow, RowFormDialog, RowFormProps } from '../declaration/define-list';
import type { PageQuery } from '../declaration/address';
import { RowForm, showsValues, type FormDeclaration } from './row-form';

/** How many of the newest rows are searched for one whose create was not answered. */
const NEWEST = 10;

interface ListFormDeclaration<
  T,
  Key extends string,
  In extends FieldValues,
  Out,
  EditIn extends FieldValues,
  EditOut,
> extends FormDeclaration<T, NoInfer<Key>, In, Out, EditIn, EditOut> {
  messages: Messages<Key>;
  create: FormDeclaration<T, NoInfer<Key>, In, Out, EditIn, EditOut>['create'] & {
    /** Filters that a row with these values passes; among the newest such rows that of a create without an answer is looked for. */
    findBy?: (values: Out) => object;
  };
}

/** How the row of a create that was not answered is found: the newest one that holds the values, if it is a new one. */
function searchOf<T extends ListRow, Out>(
  list: ListOfRows<T>,
  findBy: (values: Out) => object,
  holds: (row: T, values: Out) => boolean,
) {
  const newest = (filters: object, limit: number, options?: { signal: AbortSignal }) =>
    list.read({ ...filters, sort: '-id', limit } as unknown as PageQuery, { ...options, quiet: true });
  return {
    async readNewest(options: { signal: AbortSignal }) {
      const { items } = await newest({}, 1, options);
      return items[0]?.id ?? 0;
    },
    async find(values: Out, newestBefore: number) {
      const { items } = await newest(findBy(values), NEWEST);
      return items.find((row) => row.id > newestBefore && holds(row, values));
    },
  };
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
  const { findBy, ...create } = form.create;
  const holds = form.holds ?? ((row: T, values: object) => showsValues(form.valuesOf, row, values));
  return function ListRowForm({ list, row, query, onClose }: RowFormProps<T>) {
    const cache = useListCache<T>(list.key, list.neighbour);
    const search = findBy && searchOf(list, findBy, holds);
    return (
      <RowForm<T, Key, In, Out, EditIn, EditOut>
        declaration={{ ...form, create: { ...search, ...create } }}
        messages={messages}
        nameOf={list.nameOf}
        onClose={onClose}
        onCreated={(created) => cache.addOnTop(list.pageKey(query), created)}
        onRow={cache.replace}
        reread={list.reread!}
        row={row}
      />
    );
  };
}
