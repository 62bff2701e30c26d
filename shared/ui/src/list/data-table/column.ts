import type { CSSProperties, Key, ReactNode } from 'react';
import { mergeClasses } from '@fluentui/react-components';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { uiMessages } from '../../base/messages';
import type { DataTableStyles } from './data-table.styles';

export interface Column<T> {
  key: string;
  header: string;
  /** Explains the header, as its tooltip. */
  help?: string | undefined;
  /** In pixels at the usual text size; columns share extra room in proportion. */
  width: number;
  /** Text, or one element. */
  cell: (row: T) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Its cells are times: the header shows the time zone. */
  isTime?: boolean;
  /** `text` is cut with a tooltip; `control` (buttons, badges, key boxes) is never cut. */
  content?: 'text' | 'control';
  /**
   * Stays in sight when the table scrolls horizontally: at the start, or for the actions at the end. The first column is always
   * pinned.
   */
  pinned?: 'start' | 'end';
  /** Names the row: the title of its card in a narrow window. */
  isTitle?: boolean;
  /** Hidden until a user shows it. */
  isOptional?: boolean;
  /**
   * Its position in the card: beside the title, or in the line below. If any column has one, all columns without it are folded
   * away.
   */
  inCard?: 'beside-title' | 'line';
}

/** Groups of rows. Rows must be ordered by group. */
export interface RowGroups<T> {
  /** Returns the group of a row. */
  of: (row: T) => Key;
  /** Renders the heading of a group from its first row. */
  heading: (row: T) => ReactNode;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Relative to the browser's default text size; read once, as reading it forces a calculation of styles. */
let textScale: number | undefined;

/** Returns the columns scaled to the browser's text size. */
export function atTextSize<C extends Pick<Column<unknown>, 'width'>>(columns: readonly C[]): readonly C[] {
  textScale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const scale = textScale;
  return scale === 1 ? columns : columns.map((column) => ({ ...column, width: column.width * scale }));
}

/** Share of a column below which its visible part is not readable. */
const READABLE_SHARE = 0.75;

/**
 * Returns the widths of columns in a table that scrolls horizontally. If less than a readable share of a column would show
 * before the pinned end, it is moved out of sight and the columns before it share its room.
 * @param room visible width of the table, in pixels
 */
export function wholeWidths(
  columns: readonly Pick<Column<unknown>, 'width' | 'pinned'>[],
  room: number,
): number[] {
  const widths = columns.map(({ width }) => width);
  const pinned = columns.reduce((sum, column) => sum + (column.pinned === 'end' ? column.width : 0), 0);
  let taken = 0;
  const cut = columns.findIndex(({ width, pinned: isPinned }) => {
    const fits = isPinned !== 'end' && taken + width <= room - pinned;
    if (fits) taken += width;
    return !fits;
  });
  const seen = room - pinned - taken;
  if (taken === 0 || seen <= 0 || seen >= READABLE_SHARE * (widths[cut] ?? 0)) return widths;
  return widths.map((width, index) => (index < cut ? width * (1 + seen / taken) : width));
}

/**
 * Returns the index of the first column that a table shows only after it is scrolled; the number of columns if there is none.
 * @param room visible width of the table, in pixels
 */
export function firstBeyond(
  columns: readonly Pick<Column<unknown>, 'pinned'>[],
  widths: readonly number[],
  room: number,
): number {
  const sum = (of: readonly number[]) => of.reduce((total, width) => total + width, 0);
  const seen = room - sum(widths.filter((_width, index) => columns[index]!.pinned === 'end'));
  const index = widths.findIndex((_width, at) => at > 0 && sum(widths.slice(0, at)) >= seen);
  return index === -1 ? widths.length : index;
}

/** In pixels; a wider column takes the whole width of a card. */
const HALF_A_CARD = 180;

type InCard = Pick<Column<unknown>, 'isTitle' | 'pinned' | 'width' | 'inCard'>;

/** Returns true if cards show only their first lines until they are opened. */
export const areFolded = (columns: readonly InCard[]) => columns.some(({ inCard }) => inCard !== undefined);

function cardClassOf({ isTitle, pinned, width, inCard }: InCard, isFolded: boolean) {
  if (isTitle) return 'cardTitle';
  if (inCard) return inCard === 'line' ? 'cardLine' : 'cardBesideTitle';
  if (isFolded) return pinned === 'end' ? 'cardLastLine' : 'cardFolded';
  if (width > HALF_A_CARD) return undefined;
  return pinned === 'end' ? 'cardActions' : 'cardHalf';
}

/** Minimum width for unpinned columns and actions beside the pinned ones, in pixels. */
const LEAST_TO_SCROLL = 280;

/**
 * Returns the minimum width of a table, and the sticky position of each column pinned at the start. A column that would leave
 * too little room to scroll is not pinned.
 * @param room visible width of the table, in pixels
 */
export function tableStyle(widths: readonly number[], room = 0): CSSProperties {
  const style: Record<string, number | string> = {};
  let minWidth = 0;
  widths.forEach((width, index) => {
    style[`--ui-pinned-${index}`] = minWidth + width > room - LEAST_TO_SCROLL ? 'auto' : `${minWidth}px`;
    minWidth += width;
  });
  return { ...style, minWidth };
}

export interface StyledColumn<T> extends Column<T> {
  headerClass: string;
  cellClass: string;
  cellStyle: CSSProperties | undefined;
}

function isSame<T extends object>(one: T, other: T): boolean {
  const values = Object.entries(other);
  return (
    Object.keys(one).length === values.length &&
    values.every(([name, value]) => one[name as keyof T] === value)
  );
}

/**
 * Returns columns with the classes of their cells, computed once for a table instead of for each cell.
 * @param before the current ones: an unchanged column keeps its object, so that its cells are not rendered again
 */
export function styledColumns<T>(
  columns: readonly Column<T>[],
  styles: DataTableStyles,
  before: readonly StyledColumn<T>[],
): StyledColumn<T>[] {
  const isFolded = areFolded(columns);
  return columns.map((column, index) => {
    const { align, content = 'text', pinned, isTime, header } = column;
    const pinning = index === 0 || pinned === 'start' ? styles.pinnedStart : pinned && styles.pinnedEnd;
    const end = align === 'end' && styles.end;
    const inCard = cardClassOf(column, isFolded);
    const styled: StyledColumn<T> = {
      ...column,
      header: isTime ? uiMessages.text('ui.list.zoned', { header, zone: shownZoneLabel() }) : header,
      // Independent of the widths, so that no row is rendered again.
      cellStyle: pinned === 'start' ? { insetInlineStart: `var(--ui-pinned-${index})` } : undefined,
      headerClass: mergeClasses(styles.header, end, pinning, pinning && styles.pinnedHeader),
      cellClass: mergeClasses(
        styles.cell,
        content === 'text' && styles.cut,
        end,
        pinning,
        inCard && styles[inCard],
      ),
    };
    const last = before[index];
    return last && isSame(last, styled) ? last : styled;
  });
}
