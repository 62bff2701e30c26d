import type { Column } from '@backoffice/ui/list';
import { useLayoutEffect } from 'react';
import { BulkBar } from '../bulk/bulk-bar';
import { withCheckboxes } from '../bulk/checkboxes';
import { createSelection, type SelectableRow } from '../bulk/selection';
import type { PageQuery } from '../declaration/address';
import type { BulkKind, List, ListRow } from '../declaration/define-list';
import { listScreenMessages } from '../messages';
import { loadListPanel, type PanelSource } from '../panel';
import type { ListPanelProps } from '../panel/list-panel';
import { ViewsMenu } from '../views/views-menu';

type AnyList = List<never, PageQuery, string, string>;

/** A list whose rows have a name. */
export interface ListOfParts<T> {
  nameOf?: (row: T) => string;
  bulk?: readonly BulkKind[];
}

interface LatePartsProps<T extends ListRow> extends Omit<ListPanelProps<T>, 'Panel'> {
  query: PageQuery;
  total: number;
}

/** What a list fetches when it is at rest: its views, the panel of a row, and the selection of rows. */
export async function loadLateParts<T extends ListRow>(
  { nameOf, bulk: kinds }: ListOfParts<T>,
  mayEdit: boolean,
  source: PanelSource<T> | undefined,
) {
  const [panel] = await Promise.all([nameOf && loadListPanel(source), listScreenMessages.load()]);
  const selection = kinds && mayEdit ? createSelection() : undefined;
  const shown: { current: readonly SelectableRow[] } = { current: [] };

  /** @param props the list as it is on screen */
  function LateParts({ query, total, ...props }: LatePartsProps<T>) {
    const { list, place } = props;
    // Whoever declares what can be done with many rows has rows that say when they were changed.
    const rows = props.rows as unknown as readonly SelectableRow[];
    useLayoutEffect(() => {
      shown.current = rows;
    }, [rows]);
    return (
      <>
        {panel && <panel.ListPanel Panel={panel.Panel} {...props} />}
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

  const columnsWithBoxes = new WeakMap<Column<T>[], Column<T>[]>();
  return {
    LateParts,
    ViewsMenu,
    /** The columns, with checkboxes where rows can be selected; the same ones for the same. */
    selectable(columns: Column<T>[]): Column<T>[] {
      if (!selection) return columns;
      const known = columnsWithBoxes.get(columns);
      if (known) return known;
      const choosing = { selection, nameOf: (nameOf ?? String) as (row: never) => string, shown };
      const made = withCheckboxes(columns, choosing) as unknown as Column<T>[];
      columnsWithBoxes.set(columns, made);
      return made;
    },
  };
}
