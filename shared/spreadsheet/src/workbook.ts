import { utils, write } from 'xlsx';
import type { Cell } from './safe-cell';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook of one sheet. */
export function workbook(table: readonly (readonly Cell[])[]): Blob {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(table as Cell[][]), 'Sheet1');
  const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Blob([bytes], { type: TYPE });
}
