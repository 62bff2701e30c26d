import type { Column } from '@backoffice/ui/list';
import { useLayoutEffect } from 'react';
import { BulkBar } from '../bulk/bulk-bar';
import { withCheckboxes } from '../bulk/checkboxes';
import { createSelection, type SelectableRow } from '../bulk/selection';
import type { PageQuery } from '../declaration/address';
import type { BulkKind, List, ListRow } from '../declaration/define-list';
import { LiveRows } from '../live/live-rows';
import { isPagedLive } from '../live/read-rows';
import { withMarks } from '../live/row-mark';
import { createRowMarks } from '../live/row-marks';
import { loadListPanel, type PanelSource } from '../panel';
import type { ListPanelProps } from '../panel/list-panel';

type AnyList = List<never, PageQuery, string, string>;

/** A list whose rows have a name. */
export interface ListOfParts<T> {
  name: string;
  nameOf?: (row: T) => string;
  bulk?: readonly BulkKind[];
}

interface LatePartsProps<T extends ListRow> extends Omit<ListPanelProps<T>, 'Panel'> {
  query: PageQuery;
  total: number;
  /** Asks the server for the first page. */
  askAnew: () => void;
}

/** What a list fetches when it is at rest: the panel of a row, the selection of rows, and what keeps them true. */
export async function loadLateParts<T extends ListRow>(
  { name, nameOf = String, bulk: kinds }: ListOfParts<T>,
  mayEdit: boolean,
  source: PanelSource<T> | undefined,
) {
  const panel = await loadListPanel(source);
  const selection = kinds && mayEdit ? createSelection() : undefined;
  const marks = isPagedLive(name) ? createRowMarks() : undefined;
  const shown: { current: readonly SelectableRow[] } = { current: [] };

  /** @param props the list as it is on screen */
  function LateParts({ query, total, askAnew, ...props }: LatePartsProps<T>) {
    const { list, place } = props;
    // Whoever declares what can be done with many rows has rows that say when they were changed.
    const rows = props.rows as unknown as readonly SelectableRow[];
    useLayoutEffect(() => {
      shown.current = rows;
    }, [rows]);
    return (
      <>
        <panel.ListPanel Panel={panel.Panel} {...props} />
        {marks && isPagedLive(name) && (
          <LiveRows
            askAnew={askAnew}
            list={list as unknown as AnyList}
            marks={marks}
            name={name}
            place={place}
            query={query}
            rows={props.rows as never}
          />
        )}
        {selection && (
          <BulkBar
            list={list as unknown as AnyList}
            place={place}
            query={query}
            rows={rows}
            selection={selection}
            total={total}
          />
        )}
      </>
    );
  }

  const columnsWithParts = new WeakMap<Column<T>[], Column<T>[]>();
  return {
    LateParts,
    /** The columns, with what rows are marked by, and with checkboxes where they can be selected; the same ones for the same. */
    selectable(columns: Column<T>[]): Column<T>[] {
      const known = columnsWithParts.get(columns);
      if (known) return known;
      const marked = marks ? withMarks(columns, marks, ({ id }) => id) : columns;
      const choosing = selection && { selection, nameOf: nameOf as (row: never) => string, shown };
      const made = choosing ? (withCheckboxes(marked, choosing) as unknown as Column<T>[]) : marked;
      columnsWithParts.set(columns, made);
      return made;
    },
  };
}
