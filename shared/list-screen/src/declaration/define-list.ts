import {
  type HistoryEntry,
  type ListPage,
  type Order,
  ordersOf,
  type Permission,
  type SortById,
  type UncountedPage,
} from '@backoffice/contract';
import type { ReasonSubject } from '@backoffice/contract/reason-values';
import type { ListSchema } from '@backoffice/data';
import type { GetText, Messages } from '@backoffice/i18n';
import type { ExportColumn } from '@backoffice/spreadsheet';
import type { FilterTabs, RowAction } from '@backoffice/ui/list';
import type { ComponentType } from 'react';
import type { SectionPoint } from '../additions';
import { firstPage, oneOf, pageFields, type PageQuery } from './address';
import { type AnyFilter, type FilterValue, valuesOf } from './filters';
import type { RowEdit } from './row-edit';
import type { RowCommands, RowField } from './row-field';

export interface ListRow {
  id: number;
  /** Fields whose texts the list has shortened; `wholeRow` reads them in full. */
  shortened?: readonly string[] | undefined;
}

/** The screens that have a view and an edit permission. */
type GuardedScreen = Permission extends `${infer Screen}:${string}` ? Screen : never;

export interface ReadOptions {
  signal?: AbortSignal;
  /** The caller shows the failure; no notice is raised. */
  quiet?: boolean;
  /** The failure is shown in the table, in the area of the rows; no notice is raised. */
  shown?: boolean;
}

/** The state of a list, as in its address. */
export type ListQuery<F, S extends string> = PageQuery &
  ([S] extends [never] ? unknown : { sort: Order<S> }) & {
    [Name in keyof F]?: FilterValue<F[Name]> | undefined;
  };

/** Reads a page of a row's history, by the id of the row. */
type HistoryReader = (id: number, page: number, options: ReadOptions) => Promise<ListPage<HistoryEntry>>;

/** The part of a list that the form of its rows uses. */
interface ListOfRows<T> {
  name: string;
  key: readonly string[];
  pageKey(query: PageQuery): readonly unknown[];
  read(request: PageQuery, options?: ReadOptions): Promise<ListPage<T>>;
  reread?: (row: T) => Promise<T | undefined>;
  nameOf?: (row: T) => string;
  neighbour?: (row: T, changed: T) => T;
  history?: HistoryReader;
  reasonSubject?: ReasonSubject;
}

export interface RowFormProps<T> {
  list: ListOfRows<T>;
  /** Left out for a new row. */
  row?: T;
  /** The id of the record to which a new row belongs, from the address. */
  of?: number | undefined;
  /** The query of the list on screen, where a new row is added on top. */
  query: PageQuery;
  onCreated?: (row: T) => void;
  onClose: () => void;
}

/** The dialog that a list opens to add or edit a row. */
export type RowFormDialog<T> = ComponentType<RowFormProps<T>> & { edit?: RowEdit<T> };

interface ListSorts<Column extends string, Key extends string> {
  label: Key;
  ascending: Key;
  descending: Key;
  columns: readonly Column[];
  /** The initial order; ascending by the first column when left out. */
  first?: NoInfer<Order<Column>>;
}

type StatusOf<T> = T extends { status: infer Status extends string } ? Status : string;

/** A field that a bulk edit can set. */
type BulkKind = 'status' | 'weight';

/** A dialog that imports rows from a file, with its texts. */
export interface RowImport {
  Dialog: ComponentType<{ list: Pick<ListOfRows<unknown>, 'key' | 'reasonSubject'>; onClose: () => void }>;
  messages: Pick<Messages<string>, 'load'>;
}

/**
 * The declaration of a list. Derived from it: address, filter bar, active filters, prefetching, cache keys, the permission of
 * the page, columns, commands of the rows, lazy dialogs and the export; see docs/decisions/0055-list-screen.md.
 */
export interface ListDeclaration<
  T extends ListRow,
  Key extends string,
  F extends Record<string, AnyFilter<NoInfer<Key>>>,
  S extends string,
  Name extends string,
> {
  /** The name of its rows in the query cache. */
  name: string;
  /** The screen whose view permission opens the page, and whose edit permission allows changes of rows. */
  screen: GuardedScreen;
  messages: Messages<Key>;
  texts: {
    caption: NoInfer<Key>;
    failed: NoInfer<Key>;
    /** The text of an active filter, with `{{field}}` and `{{value}}`. */
    inForce: NoInfer<Key>;
    /** The texts of an empty list. `action` is the label of a button that adds a row; left out, there is none. */
    empty: { title: NoInfer<Key>; body: NoInfer<Key>; action?: NoInfer<Key> };
  };
  /** The kind of change, whose reason the forms of its rows take where the rules ask for one. */
  reasonSubject?: ReasonSubject;
  /** Reads a page of the list. */
  read: (request: NoInfer<ListQuery<F, S>>, options?: ReadOptions) => Promise<ListPage<T>>;
  /** Reads a page of a filtered list; its total may be missing, and is that of the `tabs`. */
  readAtOnce?: (request: NoInfer<ListQuery<F, S>>, options?: ReadOptions) => Promise<UncountedPage<T>>;
  /** Time for which an answer is used without reading it again, in ms; 10 s when left out. */
  freshMs?: number;
  filters: F;
  /** A choice that is also shown as tabs above the filters, with the call that counts the rows of each value. */
  tabs?: FilterTabs<NoInfer<keyof F & string>>;
  /** The columns by which the list can be sorted, and the text of an order with `{{field}}`. */
  sorts?: ListSorts<S, NoInfer<Key>>;
  /** The fields, in the order of the columns. */
  fields: Record<Name, RowField<T, NoInfer<Key>>>;
  nameOf?: (row: T) => string;
  /** Returns the current row; undefined when it no longer exists. */
  reread?: (row: T) => Promise<T | undefined>;
  /** Returns a row on screen as updated by a change of another row. */
  neighbour?: (row: T, changed: T) => T;
  /** The dialog that adds and edits rows, made by `defineForm`, and the label of the button that opens it. */
  form?: { load: () => Promise<RowFormDialog<T>>; add: NoInfer<Key> };
  history?: HistoryReader;
  /** Loads the notes on a row, for rows that have notes. */
  notes?: () => Promise<ComponentType<{ id: number }>>;
  /** Loads the key pairs of a row, for rows that have some. */
  keyPairs?: () => Promise<ComponentType<{ id: number; updatedAt: string }>>;
  /** The point at which other remotes add sections to the panel of a row. */
  additions?: SectionPoint;
  status?: {
    send: (row: T, status: StatusOf<T>) => Promise<T>;
    texts: { failed: NoInfer<Key>; done: Record<StatusOf<T>, NoInfer<Key>> };
  };
  /** The fields that bulk edits can set, by the calls in `bulkPaths` under the list's name. */
  bulk?: readonly BulkKind[];
  /** The notice after hiding a row. With it, rows can be removed from the screen while the server keeps them. */
  hidden?: NoInfer<Key>;
  /** The actions of a row, in its last column; without `of` the page passes `rowActions` to `ListView`. */
  actions?: {
    header: NoInfer<Key>;
    /** In pixels; 116 when left out. */
    width?: number;
    of?: (row: T, commands: RowCommands<T>, text: GetText<NoInfer<Key>>) => RowAction[];
  };
  /** Returns true if the row cannot be changed any more. */
  isLocked?: (row: T) => boolean;
  /** The import of rows, made by `defineImport`. */
  imports?: { label: NoInfer<Key>; load: () => Promise<RowImport> };
  exports?: {
    fileName: string;
    /** The order of exported rows, if not that on screen. */
    sort?: SortById;
    /** Converts the filters to those sent to the server, where they differ from the address. */
    filterSent?: (filter: object) => object;
    /** Returns true if the server can export the filtered list in the background; always true when left out. */
    canPrepare?: (filter: object) => boolean;
    /** Columns to export instead of the fields that are `exported`. */
    columns?: readonly ExportColumn<T>[];
  };
}

/** A declared list, with the parts derived for the server's calls and their cache. */
export interface List<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
> extends Omit<
  ListDeclaration<T, Key, Record<string, AnyFilter<Key>>, string, Name>,
  'read' | 'readAtOnce' | 'sorts' | 'filters' | 'tabs'
> {
  read: (request: Q, options?: ReadOptions) => Promise<ListPage<T>>;
  readAtOnce: (request: Q, options?: ReadOptions) => Promise<UncountedPage<T>>;
  filters: Record<string, AnyFilter<Key>>;
  tabs?: FilterTabs;
  sorts?: ListSorts<string, Key>;
  /** The schema of the address. */
  address: ListSchema<Q>;
  /** The initial state, also after a reset. */
  first: Q;
  /** The prefix of the keys of all pages in the query cache. */
  key: readonly string[];
  pageKey: (query: Q) => readonly unknown[];
  /** Loads the import dialog and its texts. */
  loadImport: () => Promise<RowImport['Dialog']>;
}

/** Declares a list: `defineList<Merchant>()({ … })`. The types of its filters and texts are inferred. */
export function defineList<T extends ListRow>() {
  return function declare<
    Key extends string,
    F extends Record<string, AnyFilter<NoInfer<Key>>>,
    Name extends string,
    S extends string = never,
  >(declaration: ListDeclaration<T, Key, F, S, Name>): List<T, ListQuery<F, S>, Key, Name> {
    type Q = ListQuery<F, S>;
    const { name, filters, sorts, tabs } = declaration;
    const shape: Record<string, unknown> = { ...pageFields };
    const first: Record<string, unknown> = { ...firstPage };
    if (sorts) {
      shape.sort = oneOf(ordersOf(sorts.columns));
      first.sort = sorts.first ?? `+${sorts.columns[0]}`;
    }
    for (const [filter, { field }] of Object.entries(filters)) {
      shape[filter] = field;
      first[filter] = undefined;
    }
    const key = [name, 'list'];
    /** Filters that only change how rows are shown are not sent to the server. */
    const requestOf = (query: Q) =>
      Object.fromEntries(
        Object.entries(query).filter(([part]) => filters[part]?.bar !== undefined || !(part in filters)),
      ) as Q;
    return {
      ...declaration,
      ...(tabs && {
        tabs: {
          of: tabs.of,
          totals: (others, options) => tabs.totals(valuesOf(filters, others), options),
        } satisfies FilterTabs,
      }),
      read: (query, options) => declaration.read(requestOf(query), options),
      readAtOnce: (query, options) => (declaration.readAtOnce ?? declaration.read)(requestOf(query), options),
      address: { shape } as unknown as ListSchema<Q>,
      first: first as Q,
      key,
      pageKey: (query) => [...key, requestOf(query)],
      async loadImport() {
        const { Dialog, messages } = await declaration.imports!.load();
        await messages.load();
        return Dialog;
      },
    };
  };
}
