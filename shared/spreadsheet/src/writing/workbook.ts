import { utils, write } from 'xlsx';
import type { Merge } from '../head-rows';
import type { Cell } from '../safe-cell';

/** The bytes of a workbook of one sheet, with the cells merged that `merges` names. */
export function workbook(table: readonly (readonly Cell[])[], merges: readonly Merge[]): ArrayBuffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(table as Cell[][]);
  if (merges.length > 0) sheet['!merges'] = [...merges];
  utils.book_append_sheet(book, sheet, 'Sheet1');
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
