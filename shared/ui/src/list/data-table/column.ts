import type { Key, ReactNode } from 'react';
import { mergeClasses } from '@fluentui/react-components';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { uiMessages } from '../../base/messages';
import type { DataTableStyles } from './data-table.styles';

export interface Column<T> {
  key: string;
  header: string;
  /** What the header means, as its tooltip. */
  help?: string | undefined;
  /** In pixels; where there is more room the columns share it in proportion. */
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
  /** Stays at the end when the table scrolls sideways: the actions. The first column always stays. */
  pinned?: 'end';
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
  const pinned = columns.reduce((sum, column) => sum + (column.pinned ? column.width : 0), 0);
  let taken = 0;
  const cut = columns.findIndex(({ width, pinned: isPinned }) => {
    const fits = !isPinned && taken + width <= room - pinned;
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
  if (isFolded) return pinned ? 'cardLastLine' : 'cardFolded';
  if (width > HALF_A_CARD) return undefined;
  return pinned ? 'cardActions' : 'cardHalf';
}

export interface StyledColumn<T> extends Column<T> {
  headerClass: string;
  cellClass: string;
}

/** Columns with the classes of their cells, which are worked out once a table and not once a cell. */
export function styledColumns<T>(columns: readonly Column<T>[], styles: DataTableStyles): StyledColumn<T>[] {
  const isFolded = areFolded(columns);
  return columns.map((column, index) => {
    const { align, content = 'text', pinned, isTime, header } = column;
    const pinning = index === 0 ? styles.pinnedStart : pinned === 'end' && styles.pinnedEnd;
    const end = align === 'end' && styles.end;
    const inCard = cardClassOf(column, isFolded);
    return {
      ...column,
      header: isTime ? uiMessages.text('ui.list.zoned', { header, zone: shownZoneLabel() }) : header,
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
  });
}
