import { mergeClasses } from '@fluentui/react-components';
import { Fragment, useEffect, useMemo, useRef, type Key } from 'react';
import { uiMessages } from '../../messages';
import type { Column, RowGroups, Sort } from './column';
import type { DataTableState, StateContent } from './data-table-state';
import { useDataTableStyles } from './data-table.styles';
import { GroupHeading } from './group-heading';
import { SkeletonRows } from './skeleton-rows';
import { StateContentPanel } from './state-content-panel';
import { styledColumns } from './styled-columns';
import { TableHead } from './table-head';
import { cardRoles, noRoles } from './table-roles';
import { TableRow } from './table-row';
import { useMedia } from './use-media';
import { useScrolls } from './use-scrolls';

export interface DataTableProps<T> extends StateContent {
  /** Name of the table. */
  caption: string;
  /** The same array from one rendering to the next, so that rows which did not change are left alone. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => Key;
  /** `loading` with rows keeps them on screen under a thin progress bar. */
  state: DataTableState;
  sort?: Sort;
  /** Called with the order that a click on a header asks for. */
  onSort?: (sort: Sort) => void;
  /** Puts a heading over each run of rows that belong together. */
  groups?: RowGroups<T>;
  /** How many rows are awaited. */
  skeletonRows?: number;
}

/** A table that keeps header, first column and actions in sight, turns rows into cards below 640 px, and has all states. */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    state,
    sort,
    onSort,
    skeletonRows = 10,
    groups,
    ...content
  } = props;
  const styles = useDataTableStyles();
  const text = uiMessages.useText();
  const isCards = useMedia('(max-width: 639.98px)');
  const roles = isCards ? cardRoles : noRoles;
  const scroller = useRef<HTMLDivElement>(null);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const isTooWide = useScrolls(scroller, width);
  const scrolls = isTooWide && !isCards;
  const styled = useMemo(() => styledColumns(columns, styles), [columns, styles]);

  const isLoading = state === 'loading';
  const showsRows = state === 'rows' || (isLoading && rows.length > 0);
  const firstRow = showsRows && rows[0] ? rowKey(rows[0]) : undefined;
  // Other rows are shown from their top. The first ones are there already, as are those of a tab that is shown again; and asking
  // would cost a layout of its own.
  const firstBefore = useRef(firstRow);
  useEffect(() => {
    const isOther = firstBefore.current !== undefined && firstBefore.current !== firstRow;
    if (scroller.current && isOther) scroller.current.scrollTop = 0;
    firstBefore.current = firstRow;
  }, [firstRow]);

  return (
    <div
      className={mergeClasses(styles.frame, scrolls && styles.scrollingFrame)}
      data-fills-page={scrolls ? '' : undefined}
    >
      {isLoading && (
        <div aria-label={text('ui.list.loading')} className={styles.progress} role="progressbar" />
      )}
      <div
        className={mergeClasses(styles.box, scrolls && styles.scrolling)}
        ref={scroller}
        {...(scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <table aria-busy={isLoading} className={styles.table} style={{ minWidth: width }} {...roles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <colgroup className={styles.columns}>
            {columns.map((column) => (
              <col key={column.key} style={{ width: column.width }} />
            ))}
          </colgroup>
          <TableHead columns={styled} onSort={onSort} roles={roles} sort={sort} styles={styles} />
          <tbody className={styles.body} {...roles.group}>
            {showsRows &&
              rows.map((row, index) => (
                <Fragment key={rowKey(row)}>
                  {groups && groups.of(row) !== (rows[index - 1] && groups.of(rows[index - 1]!)) && (
                    <GroupHeading roles={roles} span={columns.length} styles={styles}>
                      {groups.heading(row)}
                    </GroupHeading>
                  )}
                  <TableRow className={styles.row} columns={styled} roles={roles} row={row} />
                </Fragment>
              ))}
            {isLoading && !showsRows && (
              <SkeletonRows columns={styled} count={skeletonRows} styles={styles} />
            )}
          </tbody>
        </table>
      </div>
      {state !== 'rows' && state !== 'loading' && (
        <StateContentPanel {...content} caption={caption} state={state} />
      )}
    </div>
  );
}
