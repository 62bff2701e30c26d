import { Fragment, type Key, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { scrollToTop } from '@backoffice/data';
import { mergeClasses } from '@fluentui/react-components';
import { uiMessages } from '../../base/messages';
import { MainWidthContext } from '../../base/main-width';
import { useMedia } from '../../base/use-media';
import {
  areFolded,
  atTextSize,
  type Column,
  firstBeyond,
  type RowGroups,
  type Sort,
  styledColumns,
  type StyledColumn,
  tableStyle,
  wholeWidths,
} from './column';
import {
  type DataTableState,
  RefreshFailure,
  type StateContent,
  StateContentPanel,
} from './state-content-panel';
import { useDataTableStyles, type DataTableStyles } from './data-table.styles';
import { cardRoles, GroupHeading, noRoles, TableRow } from './table-row';
import { TableHead } from './table-head';
import { Skeleton } from '../../base/elements/skeleton';

/**
 * Pixels of the page's main part beside its table, as last measured; initially the padding of a page and the borders of a
 * frame.
 */
let besideTable = 50;

/**
 * Returns the width of a box that is narrower than its content; undefined otherwise. It is read from the observer, which never
 * forces a layout. Until then the expected width is used, so that the page is not laid out twice.
 */
function useTightWidth(box: RefObject<HTMLElement | null>, contentWidth: number): number | undefined {
  const mainWidth = useContext(MainWidthContext);
  const [room, setRoom] = useState(() => {
    const expected = (mainWidth() ?? 0) - besideTable;
    return expected > 0 ? expected : undefined;
  });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      // A hidden page has no width.
      if (width === 0) return;
      setRoom(width);
      besideTable = (mainWidth() ?? 0) - width;
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, mainWidth]);
  return room !== undefined && room < contentWidth ? room : undefined;
}

interface SkeletonRowsProps<T> {
  count: number;
  columns: readonly StyledColumn<T>[];
  isFolded: boolean;
  styles: DataTableStyles;
}

/** A faster answer is shown without placeholders before it. */
const PATIENCE_MS = 150;

/** Placeholder rows of the expected height; at first only their empty space. */
function SkeletonRows<T>({ count, columns, isFolded, styles }: SkeletonRowsProps<T>) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <tr aria-hidden="true" style={{ height: `calc(${count} * var(--ui-row-height))` }} />;
  return Array.from({ length: count }, (_, row) => (
    <tr aria-hidden="true" className={mergeClasses(styles.row, isFolded && styles.foldedRow)} key={row}>
      {columns.map(({ key, header, cellClass }) => (
        <td className={cellClass} data-header={header} key={key}>
          <Skeleton className={styles.bar} />
        </td>
      ))}
    </tr>
  ));
}

export interface DataTableProps<T> extends StateContent {
  /** Accessible name of the table. */
  caption: string;
  /** A stable array, so that unchanged rows are not rendered again. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => Key;
  /** `loading` with rows keeps them on screen below a thin progress bar. */
  state: DataTableState;
  /**
   * Set when the rows are not the requested ones: `replaced` while others are loading: dimmed and inert; `failed` when they
   * could not be read again: dimmed, below the text of `error`.
   */
  outdated?: 'replaced' | 'failed' | undefined;
  sort?: Sort;
  /** Called with the order after a click on a header. */
  onSort?: (sort: Sort) => void;
  /** Adds a heading over each run of rows of a group. */
  groups?: RowGroups<T>;
  /** The row that was just created, which is marked. */
  newRow?: Key | undefined;
  /** Number of expected rows. */
  skeletonRows?: number;
}

/** A table with sticky header, first column and actions, cards below 640 px, and all states of a list. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns: given, rows, rowKey, state, outdated, sort, onSort, ...others } = props;
  const columns = useMemo(() => atTextSize(given), [given]);
  const { skeletonRows = 10, groups, newRow, ...content } = others;
  const styles = useDataTableStyles();
  const text = uiMessages.useText();
  const isCards = useMedia('(max-width: 639.98px)');
  const roles = isCards ? cardRoles : noRoles;
  const scroller = useRef<HTMLDivElement>(null);
  const needed = columns.reduce((sum, column) => sum + column.width, 0);
  const room = useTightWidth(scroller, needed);
  const scrolls = room !== undefined && !isCards;
  const widths = scrolls ? wholeWidths(columns, room) : columns.map(({ width }) => width);
  const lateFrom = scrolls ? firstBeyond(columns, widths, room) : columns.length;
  const styledBefore = useRef<readonly StyledColumn<T>[]>([]);
  const styled = useMemo(() => {
    styledBefore.current = styledColumns(columns, styles, styledBefore.current);
    return styledBefore.current;
  }, [columns, styles]);
  const isFolded = isCards && areFolded(columns);

  const isLoading = state === 'loading';
  const showsRows = state === 'rows' || (isLoading && rows.length > 0);
  const firstRow = showsRows && rows[0] ? rowKey(rows[0]) : undefined;
  // Other rows are shown from their top, as in a list that scrolls with its page. The first rows, and those of a tab that is
  // shown again, are in position already, and scrolling would force a layout.
  const firstBefore = useRef(firstRow);
  useEffect(() => {
    const isOther = firstBefore.current !== undefined && firstBefore.current !== firstRow;
    if (scroller.current && isOther) scrollToTop(undefined, scroller.current);
    firstBefore.current = firstRow;
  }, [firstRow]);

  const newRowClass = mergeClasses(styles.row, styles.newRow);
  const bodyClass = showsRows && outdated ? mergeClasses(styles.body, styles[outdated]) : styles.body;
  return (
    <div
      className={mergeClasses(styles.frame, scrolls && styles.scrollingFrame)}
      data-fills-page={scrolls ? '' : undefined}
    >
      {isLoading && (
        <div aria-label={text('ui.list.loading')} className={styles.progress} role="progressbar" />
      )}
      {showsRows && outdated === 'failed' && (
        <RefreshFailure className={styles.refreshFailure} {...content.error} />
      )}
      <div
        className={mergeClasses(styles.box, scrolls && styles.scrolling)}
        ref={scroller}
        {...(scrolls && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
      >
        <table
          aria-busy={isLoading}
          className={styles.table}
          role={roles.table}
          style={tableStyle(widths, room)}
        >
          <caption className={styles.caption}>{caption}</caption>
          <colgroup className={styles.columns}>
            {columns.map(({ key }, index) => (
              <col key={key} style={{ width: widths[index] }} />
            ))}
          </colgroup>
          <TableHead columns={styled} onSort={onSort} roles={roles} sort={sort} styles={styles} />
          <tbody className={bodyClass} inert={outdated === 'replaced'} role={roles.group}>
            {showsRows &&
              rows.map((row, index) => (
                <Fragment key={rowKey(row)}>
                  {groups && groups.of(row) !== (rows[index - 1] && groups.of(rows[index - 1]!)) && (
                    <GroupHeading roles={roles} span={columns.length} styles={styles}>
                      {groups.heading(row)}
                    </GroupHeading>
                  )}
                  <TableRow
                    className={rowKey(row) === newRow ? newRowClass : styles.row}
                    columns={styled}
                    isFolded={isFolded}
                    lateFrom={lateFrom}
                    roles={roles}
                    row={row}
                    styles={styles}
                  />
                </Fragment>
              ))}
            {isLoading && !showsRows && (
              <SkeletonRows columns={styled} count={skeletonRows} isFolded={isFolded} styles={styles} />
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
