import type { Column, DataTableState, RowAction } from '@backoffice/ui/list';
import type { ComponentType } from 'react';
import type { ListRow } from '../declaration/define-list';
import type { RowHistoryProps } from '../history/row-history';

export interface PanelProps<T extends ListRow> {
  /** Of the row that is open. */
  id: number;
  close: () => void;
  /** The list as it is on screen. */
  list: RowHistoryProps['list'];
  rows: readonly T[];
  state: DataTableState;
  /** Of the list, where it could not be loaded. */
  failure: { body: string | undefined; requestId: string | undefined; onRetry: () => void };
  columns: readonly Column<T>[];
  /** What may be done with a row. */
  actionsOf: (row: T) => readonly RowAction[];
}

/** What stands beside a list for the row that is open. */
export type Panel<T extends ListRow> = ComponentType<PanelProps<T>>;

/** A panel of a list's own, in place of the one that shows what the columns have. */
export interface PanelSource<T extends ListRow> {
  /** With its texts. */
  load: () => Promise<Panel<T>>;
  /** Before the id in the address of a row's page: a plain click on the link to it opens the panel. */
  pages: string;
}
