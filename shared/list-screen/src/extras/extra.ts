import type { MenuItem } from '@backoffice/ui';
import type { Column, DataTableState, FilterField, RowAction } from '@backoffice/ui/list';
import type { ComponentType, ReactElement, RefObject } from 'react';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one set of extras for the rows of any list
type AnyRow = any;
export type AnyList = List<AnyRow, PageQuery, string, string>;

/** The list on screen, as the panel of a row sees it. */
interface ShownList<T extends ListRow> {
  list: AnyList;
  rows: readonly T[];
  state: DataTableState;
  /** The failure of the list, if it could not be loaded. */
  failure: { body: string | undefined; requestId: string | undefined; onRetry: () => void };
  /** All declared columns. */
  columns: readonly Column<T>[];
  /** Returns the actions of a row. */
  actionsOf: (row: T) => readonly RowAction[];
}

export interface PanelProps<T extends ListRow> extends ShownList<T> {
  /** The id of the open row. */
  id: number;
  close: () => void;
}

/** The component beside a list for the open row. */
export type Panel<T extends ListRow> = ComponentType<PanelProps<T>>;

/** A list's own panel, which replaces the one that shows the columns. */
export interface PanelSource<T extends ListRow> {
  /** Loads the panel and its texts. */
  load: () => Promise<Panel<T>>;
  /** The address of a row's page up to its id: a plain click on a link to it opens the panel. */
  pages: string;
}

/** The list on screen, as its extras see it. */
export interface ListFrame<T extends ListRow = ListRow> extends ShownList<T> {
  query: PageQuery;
  total: number;
  /** The columns on screen, in their order. */
  shownColumns: readonly Column<T>[];
  /** The fields of the filter bar, and their values. */
  fields: readonly FilterField[];
  values: Record<string, string>;
  /** The element whose first child contains the table. */
  container: RefObject<HTMLElement | null>;
  /** The element beside the pagination; null for a list without rows. */
  foot: HTMLElement | null;
  source: PanelSource<T> | undefined;
  /** The row that was opened before its panel was loaded. */
  awaited: number | undefined;
  /** Opens the panel of a row when it is loaded; undefined ends the wait. */
  awaitRow: (id: number | undefined) => void;
  /** The button whose press has opened the menu of views; null while it is closed. */
  viewsAnchor: Element | null;
  openViews: (anchor: Element | null) => void;
  /** Reads the first page from the server. */
  reload: () => void;
}

/** A command in the menu of a list, which opens a dialog. */
export interface DialogCommand {
  key: string;
  label: string;
  icon: ReactElement;
  /** Loads the dialog, whose props are `dialogProps` and `onClose`. */
  load: () => Promise<unknown>;
  dialogProps: object;
}

/** The loaded code of an extra, for one list. */
export interface ExtraParts {
  /** Fills the slot. */
  Part: ComponentType<ListFrame>;
  /** Adds to the cells of the columns on screen. */
  inColumns?: (columns: Column<ListRow>[]) => Column<ListRow>[];
  command?: (frame: ListFrame) => DialogCommand | MenuItem;
}

/** The user and the address, as far as extras depend on them. */
export interface ExtraContext {
  list: AnyList;
  mayEdit: boolean;
  source: PanelSource<ListRow> | undefined;
  /** A row is open from the start. */
  isRowOpen: boolean;
}

/** An entry in the table of extras: a part of the screen that is loaded when the rows are there. */
export interface Extra {
  /** Its position in the list's frame: among the buttons, or in the area of the table. */
  slot: 'buttons' | 'table';
  /** Returns true for a list that declares it and a user who may use it. */
  needs: (context: ExtraContext) => boolean;
  load: () => Promise<{ partsOf: (context: ExtraContext) => ExtraParts | Promise<ExtraParts> }>;
}

/** An entry for a dialog, which is loaded when it is opened. */
export interface DialogExtra<P> {
  slot: 'dialog';
  needs: (list: AnyList) => boolean;
  load: () => Promise<ComponentType<P>>;
}
