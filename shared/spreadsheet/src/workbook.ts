import { utils, write } from 'xlsx';
import type { Merge } from './head-rows';
import type { Cell } from './safe-cell';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook of one sheet, with the cells merged that `merges` names. */
export function workbook(table: readonly (readonly Cell[])[], merges: readonly Merge[]): Blob {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(table as Cell[][]);
  if (merges.length > 0) sheet['!merges'] = [...merges];
  utils.book_append_sheet(book, sheet, 'Sheet1');
  const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Blob([bytes], { type: TYPE });
}
