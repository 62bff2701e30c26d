import { BoardIcon } from '@backoffice/ui';
import type { Column, FilterField } from '@backoffice/ui/list';
import { useLayoutEffect } from 'react';
import { BulkBar } from '../extras/bulk/bulk-bar';
import { withCheckboxes } from '../extras/bulk/checkboxes';
import { createSelection, type SelectableRow } from '../extras/bulk/selection';
import type { ColumnDialogProps } from '../extras/columns/column-dialog';
import { useColumnSizing } from '../extras/columns/use-column-sizing';
import type { PageQuery } from '../declaration/address';
import type { BulkKind, List, ListRow } from '../declaration/define-list';
import { LiveRows } from '../extras/live/live-rows';
import { isPagedLive } from '../changes/read-rows';
import { withMarks } from '../extras/live/row-mark';
import { createRowMarks } from '../extras/live/row-marks';
import { listScreenMessages } from '../messages';
import { ListPanel, type ListPanelProps, panelOnDemand } from '../extras/panel/list-panel';
import type { PanelSource } from '../extras/panel/panel';
import { ViewsMenu } from '../extras/views/views-menu';
import { notifyNoForm, useLazyDialog } from './lazy-dialog';
import type { ListCommand } from './list-buttons';
import { useFiltersInTab } from '../extras/views/use-filters-in-tab';

const loadColumnDialog = async () =>
  (await import(/* webpackChunkName: "list-columns" */ '../extras/columns/column-dialog')).ColumnDialog;

type AnyList = List<never, PageQuery, string, string>;

/** A list whose rows may have a name. */
export interface ListOfParts<T> {
  name: string;
  nameOf?: (row: T) => string;
  bulk?: readonly BulkKind[];
}

interface LatePartsProps<T extends ListRow> extends Omit<ListPanelProps<T>, 'panel' | 'onFailure'> {
  list: ListPanelProps<T>['list'] & { name: string };
  shownColumns: readonly Column<T>[];
  query: PageQuery;
  fields: readonly FilterField[];
  values: Record<string, string>;
  total: number;
  /** Reads the first page from the server. */
  reload: () => void;
}

/**
 * Loads the parts that a list needs only when it is idle: views, selection, the opening of panels, live updates, and the choice
 * of columns.
 * @param isRowOpen also loads the panel
 */
export async function loadLateParts<T extends ListRow>(
  { name, nameOf, bulk: kinds }: ListOfParts<T>,
  mayEdit: boolean,
  source: PanelSource<T> | undefined,
  isRowOpen: boolean,
) {
  const panel = nameOf && panelOnDemand(source);
  // The panel shows its own failure.
  await Promise.all([isRowOpen && panel?.load().catch(() => {}), listScreenMessages.load()]);
  const selection = kinds && mayEdit ? createSelection() : undefined;
  const marks = isPagedLive(name) ? createRowMarks() : undefined;
  const shown: { current: readonly SelectableRow[] } = { current: [] };
  const openColumns: { current?: () => void } = {};

  /** @param props the list on screen */
  function LateParts({ query, fields, values, total, shownColumns, reload, ...props }: LatePartsProps<T>) {
    const { list, container, columns } = props;
    const columnDialog = useLazyDialog<ColumnDialogProps<T>>(loadColumnDialog, { ahead: false });
    useFiltersInTab(fields, values);
    useColumnSizing({ list: list.name, columns, shown: shownColumns, container });
    // Rows of a list that declares bulk edits have an `updatedAt`.
    const rows = props.rows as unknown as readonly SelectableRow[];
    useLayoutEffect(() => {
      shown.current = rows;
      openColumns.current = () => void columnDialog.open({ list: list.name, columns });
    });
    return (
      <>
        {panel && <ListPanel onFailure={notifyNoForm} panel={panel} {...props} />}
        {marks && isPagedLive(name) && (
          <LiveRows
            reload={reload}
            list={list as unknown as AnyList}
            marks={marks}
            name={name}
            container={container}
            query={query}
            rows={props.rows as never}
          />
        )}
        {selection && (
          <BulkBar
            list={list as unknown as AnyList}
            container={container}
            query={query}
            rows={rows}
            selection={selection}
            total={total}
          />
        )}
        {columnDialog.dialog}
      </>
    );
  }

  const columnsWithParts = new WeakMap<Column<T>[], Column<T>[]>();
  return {
    LateParts,
    ViewsMenu,
    /** Opens the choice of columns. */
    columnsCommand: (): ListCommand => ({
      key: 'columns',
      label: listScreenMessages.text('columns.command'),
      icon: <BoardIcon />,
      onSelect: () => openColumns.current?.(),
    }),
    /**
     * Returns the columns with the marks of rows, and with checkboxes where they can be selected; the same array for the same
     * columns.
     */
    selectable(columns: Column<T>[]): Column<T>[] {
      const known = columnsWithParts.get(columns);
      if (known) return known;
      const marked = marks ? withMarks(columns, marks, ({ id }) => id) : columns;
      const choosing = selection && {
        selection,
        nameOf: (nameOf ?? String) as (row: never) => string,
        shown,
      };
      const made = choosing ? (withCheckboxes(marked, choosing) as unknown as Column<T>[]) : marked;
      columnsWithParts.set(columns, made);
      return made;
    },
  };
}
