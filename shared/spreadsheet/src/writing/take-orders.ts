import type { Cell } from '../safe-cell';
import { workbook } from './workbook';
import type { WriterAnswer, WriterOrder } from './writer-messages';

/** What the worker does with the orders of one file. */
export function takeOrders(answer: (message: WriterAnswer) => void): (order: WriterOrder) => void {
  const table: (readonly Cell[])[] = [];
  answer({ kind: 'ready' });
  return (order) => {
    if (order.kind === 'rows') table.push(...order.rows);
    else answer({ kind: 'file', bytes: workbook(table, order.merges) });
  };
}
