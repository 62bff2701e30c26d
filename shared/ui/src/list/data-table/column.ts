import type { CSSProperties, Key, ReactNode } from 'react';
import { mergeClasses } from '@fluentui/react-components';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { uiMessages } from '../../base/messages';
import type { DataTableStyles } from './data-table.styles';

export interface Column<T> {
  key: string;
  header: string;
  /** What the header means, as its tooltip. */
  help?: string | undefined;
  /** In pixels at the usual text size; where there is more room the columns share it in proportion. */
  width: number;
  /** Text, or one element. */
  cell: (row: T) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Its cells are times: the header says whose. */
  isTime?: boolean;
  /** `text` is cut with a tooltip; `control` (buttons, badges, key boxes) is shown whole. */
  content?: 'text' | 'control';
  /** Stays in sight when the table scrolls sideways: first ones at the start, the actions at the end. The first column always stays. */
  pinned?: 'start' | 'end';
  /** It names the row: the title of its card where the window is narrow. */
  isTitle?: boolean;
  /** Where its card has it: beside the title, or in the line below. Where one says so, what no column says is folded away. */
  inCard?: 'beside-title' | 'line';
}

/** How rows are grouped. They come in the order of their groups. */
export interface RowGroups<T> {
  /** Which group a row belongs to. */
  of: (row: T) => Key;
  /** What stands over the group, by its first row. */
  heading: (row: T) => ReactNode;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** In relation to the browser's own text size; read once, as it asks for the page's styles. */
let textScale: number | undefined;

/** The columns as wide as the text size that is set in the browser needs them. */
export function atTextSize<C extends Pick<Column<unknown>, 'width'>>(columns: readonly C[]): readonly C[] {
  textScale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const scale = textScale;
  return scale === 1 ? columns : columns.map((column) => ({ ...column, width: column.width * scale }));
}

/** What is seen of less of a column says nothing. */
const READABLE_SHARE = 0.75;

/**
 * The widths of columns that scroll sideways. Where less than a readable share of a column would show before the pinned end, nothing of
 * it shows: those before it share its room.
 *
 * @param room what is seen of the table, in pixels
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

/** In pixels; a wider column has a card's whole width. */
const HALF_A_CARD = 180;

type InCard = Pick<Column<unknown>, 'isTitle' | 'pinned' | 'width' | 'inCard'>;

/** Whether the cards show their first lines alone until they are opened. */
export const areFolded = (columns: readonly InCard[]) => columns.some(({ inCard }) => inCard !== undefined);

function cardClassOf({ isTitle, pinned, width, inCard }: InCard, isFolded: boolean) {
  if (isTitle) return 'cardTitle';
  if (inCard) return inCard === 'line' ? 'cardLine' : 'cardBesideTitle';
  if (isFolded) return pinned === 'end' ? 'cardLastLine' : 'cardFolded';
  if (width > HALF_A_CARD) return undefined;
  return pinned === 'end' ? 'cardActions' : 'cardHalf';
}

/** What must be left behind the pinned columns for the others and the actions, in pixels. */
const LEAST_TO_SCROLL = 280;

/**
 * How wide a table is at least, and where each of its columns stops if it is pinned at the start. One that would leave too little to
 * scroll goes with the others.
 *
 * @param room what is seen of the table, in pixels
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
 * Columns with the classes of their cells, which are worked out once a table and not once a cell.
 *
 * @param before those that are in force: one that stays as it is stays the same object, so that its cells are left alone
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
      // The same however wide the columns are, so that no row is rendered again.
      cellStyle: pinned === 'start' ? { insetInlineStart: `var(--ui-pinned-${index})` } : undefined,
      headerClass: mergeClasses(
        styles.header,
        isTime && styles.zoned,
        end,
        pinning,
        pinning && styles.pinnedHeader,
      ),
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
