import type { Column, DataTableState, RowAction } from '@backoffice/ui/list';
import type { ComponentType } from 'react';
import type { ListRow } from '../../declaration/define-list';
import type { RowHistoryProps } from '../history/row-history';

export interface PanelProps<T extends ListRow> {
  /** The id of the open row. */
  id: number;
  close: () => void;
  /** The list on screen. */
  list: RowHistoryProps['list'];
  rows: readonly T[];
  state: DataTableState;
  /** The failure of the list, if it could not be loaded. */
  failure: { body: string | undefined; requestId: string | undefined; onRetry: () => void };
  columns: readonly Column<T>[];
  /** Returns the actions of a row. */
  actionsOf: (row: T) => readonly RowAction[];
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
