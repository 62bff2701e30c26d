import {
  type HistoryEntry,
  type ListPage,
  type Order,
  ordersOf,
  type Permission,
  type SortById,
} from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import type { GetText, Messages } from '@backoffice/i18n';
import type { ExportColumn } from '@backoffice/spreadsheet';
import type { FilterTabs, RowAction } from '@backoffice/ui/list';
import type { ComponentType, ReactNode } from 'react';
import { firstPage, oneOf, pageFields, type PageQuery } from './address';
import type { AnyFilter, FilterValue } from './filters';
import type { RowEdit } from './row-edit';

export interface ListRow {
  id: number;
  /** Fields whose texts the list has shortened: `wholeRow` reads them. */
  shortened?: readonly string[] | undefined;
}

/** The screens with a permission to look and one to change. */
type GuardedScreen = Permission extends `${infer Screen}:${string}` ? Screen : never;

export interface ReadOptions {
  signal?: AbortSignal;
  /** Its failure is told by whoever asks. */
  quiet?: boolean;
  /** Its failure stands where the rows would be. */
  shown?: boolean;
}

/** What a list shows, as its address says it. */
export type ListQuery<F, S extends string> = PageQuery &
  ([S] extends [never] ? unknown : { sort: Order<S> }) & {
    [Name in keyof F]?: FilterValue<F[Name]> | undefined;
  };

/** What the controls of a row ask for. */
export interface RowCommands<T> {
  showHistory: (row: T) => void;
  /** Null for those who may only look, and for a row that is locked. */
  change: {
    edit: (row: T) => void;
    /** Settles once the user has been told the outcome. */
    switchStatus: (row: T, status: string) => Promise<void>;
    /** Takes the row off the list on screen; the server keeps it. */
    hide: (row: T) => void;
  } | null;
}

/** Reads a page of the history of the row with an id. */
type HistoryReader = (id: number, page: number, options: ReadOptions) => Promise<ListPage<HistoryEntry>>;

/** What the form of rows needs of their list. */
interface ListOfRows<T> {
  name: string;
  key: readonly string[];
  pageKey(query: PageQuery): readonly unknown[];
  read(request: PageQuery, options?: ReadOptions): Promise<ListPage<T>>;
  reread?: (row: T) => Promise<T | undefined>;
  nameOf?: (row: T) => string;
  neighbour?: (row: T, changed: T) => T;
  history?: HistoryReader;
}

export interface RowFormProps<T> {
  list: ListOfRows<T>;
  /** Absent for a new one. */
  row?: T;
  /** The list on screen, which shows a new row on top. */
  query: PageQuery;
  onCreated?: (row: T) => void;
  onClose: () => void;
}

/** The dialog that a list opens for a new row or one that is there. */
export type RowFormDialog<T> = ComponentType<RowFormProps<T>> & { edit?: RowEdit<T> };

/** One field of a row: what the screen, the export, the history and the import say of it. */
export interface RowField<T, Key extends string> {
  label: Key;
  /** What it means, in one sentence: the tooltip of its column's header. */
  help?: Key;
  /** The words of each of its values, where it is a choice. */
  choices?: Partial<Record<string, Key>>;
  /** Its column on screen; left out where it has none. */
  column?: {
    /** In pixels; where there is more room the columns share it in proportion. */
    width: number;
    /**
     * How a value is shown: `name` opens the form for those who may change the row, `amount` is money, `status` a badge with the
     * words of `choices`; as it is when left out.
     */
    as?: 'name' | 'number' | 'amount' | 'time' | 'status';
    /** Anything else. */
    cell?: (row: T, text: GetText<Key>, commands: RowCommands<T>) => ReactNode;
    align?: 'start' | 'end';
    content?: 'text' | 'control';
    /** It names the row: the title of its card where the window is narrow. A `name` does. */
    isTitle?: boolean;
    /** Where its card has it; a `status` is beside the title. What no field says is folded away. */
    inCard?: 'beside-title' | 'line';
  };
  /**
   * How the mark reads that stands in the history for what it must not hold, such as a key: the field can't be set back. Left out
   * where the history has the value, which reads in the words of `choices`, or as it is.
   */
  inHistory?: (value: string, text: GetText<Key>) => string;
  /** Stands in the export under its name: its value, a time as on screen, or what a function makes of the row. */
  exported?: true | ExportColumn<T>['value'];
}

interface ListSorts<Column extends string, Key extends string> {
  label: Key;
  ascending: Key;
  descending: Key;
  columns: readonly Column[];
  /** The order of a list that nobody has ordered; ascending by the first column when left out. */
  first?: NoInfer<Order<Column>>;
}

type StatusOf<T> = T extends { status: infer Status extends string } ? Status : string;

/** What one change of many rows sets. */
export type BulkKind = 'status' | 'weight';

/** Declares the fields of a list's rows in a module of their own, which its form and import read too. */
export function defineFields<T>() {
  return <Key extends string, const Fields extends Record<string, RowField<T, NoInfer<Key>>>>(
    _messages: Messages<Key>,
    fields: Fields,
  ): Fields => fields;
}

/** A dialog that makes rows of a file, with the texts that it needs. */
export interface RowImport {
  Dialog: ComponentType<{ list: Pick<ListOfRows<unknown>, 'key'>; onClose: () => void }>;
  messages: Pick<Messages<string>, 'load'>;
}

/**
 * All that is particular to a list. What follows from it: address, filter bar, words in force, asking ahead, cache keys, the gate of
 * the page, columns, commands of the rows, lazy dialogs and the export; see docs/decisions/0022-list-declaration.md.
 */
export interface ListDeclaration<
  T extends ListRow,
  Key extends string,
  F extends Record<string, AnyFilter<NoInfer<Key>>>,
  S extends string,
  Name extends string,
> {
  /** Names its rows in the query cache. */
  name: string;
  /** The page is for those who may view this screen; who may edit it changes rows. */
  screen: GuardedScreen;
  messages: Messages<Key>;
  texts: {
    caption: NoInfer<Key>;
    failed: NoInfer<Key>;
    /** A filter that is in force, with `{{field}}` and `{{value}}`. */
    inForce: NoInfer<Key>;
    /** With `action`, the words of the button that adds a row, there is one in an empty list. */
    empty: { title: NoInfer<Key>; body: NoInfer<Key>; action?: NoInfer<Key> };
  };
  /** The call that reads a page of it. */
  read: (request: NoInfer<ListQuery<F, S>>, options?: ReadOptions) => Promise<ListPage<T>>;
  /** How long an answer is shown without asking again, in ms; 10 s when left out. */
  freshMs?: number;
  filters: F;
  /** The choice that stands above the filters as tabs too, and the call that says how many rows each of its values has. */
  tabs?: FilterTabs<NoInfer<keyof F & string>>;
  /** By which of its columns it can be sorted, and the words of an order with `{{field}}`. */
  sorts?: ListSorts<S, NoInfer<Key>>;
  /** In the order of the columns. */
  fields: Record<Name, RowField<T, NoInfer<Key>>>;
  /** What a row is called in messages. */
  nameOf?: (row: T) => string;
  /** A row as it is now; undefined when there is none. */
  reread?: (row: T) => Promise<T | undefined>;
  /** The rows on screen that a changed one brings up to date. */
  neighbour?: (row: T, changed: T) => T;
  /** The dialog that adds and edits rows, and the words of the button that opens it; made by `defineForm`. */
  form?: { load: () => Promise<RowFormDialog<T>>; add: NoInfer<Key> };
  history?: HistoryReader;
  /** The switch of a row's status. */
  status?: {
    send: (row: T, status: StatusOf<T>) => Promise<T>;
    texts: { failed: NoInfer<Key>; done: Record<StatusOf<T>, NoInfer<Key>> };
  };
  /** What is set of many rows at once, by the calls that `bulkPaths` has under the list's name. */
  bulk?: readonly BulkKind[];
  /** Rows are taken off the screen and stay on the server; the words that say so. */
  hidden?: NoInfer<Key>;
  /** What can be done with a row, in its last column; without `of` the page gives `ListView` its `rowActions`. */
  actions?: {
    header: NoInfer<Key>;
    /** In pixels; 116 when left out. */
    width?: number;
    of?: (row: T, commands: RowCommands<T>, text: GetText<NoInfer<Key>>) => RowAction[];
  };
  /** Nothing of the row can be changed any more. */
  isLocked?: (row: T) => boolean;
  /** The import of rows, made by `defineImport`. */
  imports?: { label: NoInfer<Key>; load: () => Promise<RowImport> };
  exports?: {
    fileName: string;
    /** Another order of all rows than that on screen. */
    sort?: SortById;
    /** What the server is sent of the filters, where that is not what is in the address. */
    filterSent?: (filter: object) => object;
    /** Whether the server can write all that is shown into a file in the background; it can where this is left out. */
    canPrepare?: (filter: object) => boolean;
    /** Other columns than the fields that are `exported`. */
    columns?: readonly ExportColumn<T>[];
  };
}

/** A declared list, with what follows from its declaration for the server's calls and their cache. */
export interface List<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
> extends Omit<
  ListDeclaration<T, Key, Record<string, AnyFilter<Key>>, string, Name>,
  'read' | 'sorts' | 'filters' | 'tabs'
> {
  read: (request: Q, options?: ReadOptions) => Promise<ListPage<T>>;
  filters: Record<string, AnyFilter<Key>>;
  tabs?: FilterTabs;
  sorts?: ListSorts<string, Key>;
  /** How the address holds what is shown. */
  address: ListSchema<Q>;
  /** What is shown at first and after a reset. */
  first: Q;
  /** With what the keys of all pages begin in the query cache. */
  key: readonly string[];
  pageKey: (query: Q) => readonly unknown[];
  /** Fetches the import of rows and its texts. */
  loadImport: () => Promise<RowImport['Dialog']>;
}

/** Declares a list once: `defineList<Merchant>()({ … })`. The types of its filters and texts follow from what is declared. */
export function defineList<T extends ListRow>() {
  return function declare<
    Key extends string,
    F extends Record<string, AnyFilter<NoInfer<Key>>>,
    Name extends string,
    S extends string = never,
  >(declaration: ListDeclaration<T, Key, F, S, Name>): List<T, ListQuery<F, S>, Key, Name> {
    type Q = ListQuery<F, S>;
    const { name, filters, sorts } = declaration;
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
    /** What only says how rows are shown is not the server's. */
    const asked = (query: Q) =>
      Object.fromEntries(
        Object.entries(query).filter(([part]) => filters[part]?.bar !== undefined || !(part in filters)),
      ) as Q;
    return {
      ...declaration,
      read: (query, options) => declaration.read(asked(query), options),
      address: { shape } as unknown as ListSchema<Q>,
      first: first as Q,
      key,
      pageKey: (query) => [...key, asked(query)],
      async loadImport() {
        const { Dialog, messages } = await declaration.imports!.load();
        await messages.load();
        return Dialog;
      },
    };
  };
}
