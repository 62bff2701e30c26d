import { COLUMN_WIDTH_MAX, COLUMN_WIDTH_MIN } from '@backoffice/contract';

/** Limits a width to the allowed range. */
const possibleWidth = (width: number): number =>
  Math.round(Math.min(COLUMN_WIDTH_MAX, Math.max(COLUMN_WIDTH_MIN, width)));

interface SizedColumn {
  key: string;
  width: number;
  /** Drawn width; larger than `width` where the table is wider than its columns need. */
  drawn: number;
  pinned?: 'start' | 'end' | undefined;
}

/**
 * Returns the widths of columns after the end edge of one has been dragged. Where the table is wider than its columns need, the
 * columns behind it absorb the difference, so that the edge stays at the pointer; in a table that scrolls they are pushed.
 * @param by in pixels of the screen
 */
export function draggedWidths(columns: readonly SizedColumn[], key: string, by: number): number[] {
  const sum = columns.reduce((all, { width }) => all + width, 0);
  const drawn = columns.reduce((all, column) => all + column.drawn, 0);
  const at = columns.findIndex((column) => column.key === key);
  const dragged = columns[at]!;
  // A table that scrolls may draw some columns a little wider, but never all of them by the same factor.
  const isStretched = columns.every((column) => Math.abs(column.drawn / column.width - drawn / sum) < 0.02);
  const scale = isStretched ? drawn / sum : 1;
  const width = possibleWidth((dragged.drawn + by) / scale);
  const behind = columns.filter(({ pinned }, index) => index > at && pinned !== 'end');
  const room = behind.reduce((all, column) => all + column.width, 0);
  const share = scale > 1.001 && room > 0 ? (room - (width - dragged.width)) / room : 1;
  return columns.map((column, index) => {
    if (index === at) return width;
    return behind.includes(column) && share !== 1 ? possibleWidth(column.width * share) : column.width;
  });
}
