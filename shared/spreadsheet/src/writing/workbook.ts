import { utils, write } from 'xlsx';
import type { Cell, Merge } from '../cells';

/** The bytes of a workbook of one sheet, with the cells merged that `merges` names. */
function workbook(table: readonly (readonly Cell[])[], merges: readonly Merge[]): ArrayBuffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(table as Cell[][]);
  if (merges.length > 0) sheet['!merges'] = [...merges];
  utils.book_append_sheet(book, sheet, 'Sheet1');
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}

/** Messages to the worker: blocks of rows, small enough that the page stays responsive while it hands them over, then the rest. */
export type WriterOrder =
  { kind: 'rows'; rows: (readonly Cell[])[] } | { kind: 'end'; merges: readonly Merge[] };

/** Messages from the worker: that it has started, then the file. */
export type WriterAnswer = { kind: 'ready' } | { kind: 'file'; bytes: ArrayBuffer };

/** Collects the rows of one file in the worker, and answers its bytes at the end. */
export function takeOrders(answer: (message: WriterAnswer) => void): (order: WriterOrder) => void {
  const table: (readonly Cell[])[] = [];
  answer({ kind: 'ready' });
  return (order) => {
    if (order.kind === 'rows') table.push(...order.rows);
    else answer({ kind: 'file', bytes: workbook(table, order.merges) });
  };
}
