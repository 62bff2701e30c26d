import { utils, write, type CellObject } from 'xlsx';
import type { Cell } from '@backoffice/contract/text-cells';
import type { Merge } from '../cells';

/** A sheet that explains the table. */
export interface SheetNotes {
  /** At most 31 characters, none of `[]:*?/\\`. */
  name: string;
  rows: readonly (readonly string[])[];
}

/** The layout of the table's sheet. */
export interface SheetForm {
  merges: readonly Merge[];
  /** Columns whose texts are times, counted from 0. */
  times: readonly number[];
  fitsColumns: boolean;
  /** One more sheet, after the table's. */
  notes?: SheetNotes;
}

const TIME = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/;
const DAY_S = 86_400;
/** The day from which Excel counts days, without a time zone. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);

/** Escapes texts such as `_x0041_`, which stand for a character in a workbook (ECMA-376 22.9.2.19). */
const textCell = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') : cell;

function timeCell(cell: Cell): Cell | CellObject {
  const [year, month, ...rest] = (TIME.exec(String(cell)) ?? []).slice(1).map(Number);
  if (year === undefined) return textCell(cell);
  const seconds = (Date.UTC(year, month! - 1, ...rest) - FIRST_DAY_MS) / 1000;
  return { t: 'n', v: seconds / DAY_S, z: 'yyyy/mm/dd hh:mm:ss' };
}

// Column widths in characters; East Asian ones count twice.
const NARROWEST = 8;
const WIDEST = 60;
const WIDE = /[\u1100-\u115f\u2e80-\uffef]/g;

function widthsOf(table: readonly (readonly Cell[])[]): { wch: number }[] {
  const widths: number[] = [];
  for (const row of table) {
    row.forEach((cell, at) => {
      const text = String(cell).slice(0, WIDEST);
      widths[at] = Math.max(widths[at] ?? NARROWEST, text.length + (text.match(WIDE)?.length ?? 0) + 1);
    });
  }
  return widths.map((width) => ({ wch: Math.min(width, WIDEST) }));
}

/** Returns the bytes of a workbook. */
function workbook(table: readonly (readonly Cell[])[], form: SheetForm): ArrayBuffer {
  const { merges, times, fitsColumns, notes } = form;
  const book = utils.book_new();
  const cells = table.map((row) =>
    row.map((cell, at) => (times.includes(at) ? timeCell(cell) : textCell(cell))),
  );
  const sheet = utils.aoa_to_sheet(cells);
  if (merges.length > 0) sheet['!merges'] = [...merges];
  if (fitsColumns) sheet['!cols'] = widthsOf(table);
  utils.book_append_sheet(book, sheet, 'Sheet1');
  if (notes) {
    const explained = utils.aoa_to_sheet(notes.rows.map((row) => row.map(textCell)));
    explained['!cols'] = widthsOf(notes.rows);
    utils.book_append_sheet(book, explained, notes.name);
  }
  // Shared strings, because some readers unescape other text cells twice.
  return write(book, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true }) as ArrayBuffer;
}

/** Messages to the worker: blocks of rows, small enough to keep the page responsive, then the layout. */
export type WriterOrder = { kind: 'rows'; rows: (readonly Cell[])[] } | { kind: 'end'; form: SheetForm };

/** Messages from the worker: that it has started, then the file. */
export type WriterAnswer = { kind: 'ready' } | { kind: 'file'; bytes: ArrayBuffer };

/** Collects the rows of one file in the worker, and answers its bytes at the end. */
export function takeOrders(answer: (message: WriterAnswer) => void): (order: WriterOrder) => void {
  const table: (readonly Cell[])[] = [];
  answer({ kind: 'ready' });
  return (order) => {
    if (order.kind === 'rows') table.push(...order.rows);
    else answer({ kind: 'file', bytes: workbook(table, order.form) });
  };
}
