import { cellOf, delimited, headOf, yieldToPage } from './cells';
import type { SheetNotes } from './writing/workbook';

export type ExportFormat = 'xlsx' | 'csv' | 'txt';

export interface ExportColumn<T> {
  header: string;
  /** A heading over adjacent columns of the same group; in a workbook its cells are merged. */
  group?: string;
  /** Returns the cell's value. Numbers stay numbers, the caller formats times as text, `null` and `undefined` are empty. */
  value: (row: T) => string | number | null | undefined;
  /** Marks texts that are times, such as `2026/11/21 05:04:03`; a workbook stores them as dates. */
  isTime?: boolean;
}

export interface ExportOptions<T> {
  format: ExportFormat;
  columns: readonly ExportColumn<T>[];
  /** Pages may be fetched while the export runs. */
  rows: AsyncIterable<T> | Iterable<T>;
  /** Makes the columns of a workbook as wide as their content; true by default. */
  fitsColumns?: boolean;
  /** One more sheet of a workbook, which explains the table. */
  notes?: SheetNotes;
  signal?: AbortSignal;
  /** Called from time to time with the number of finished rows, and once at the end. */
  onProgress?: (done: number) => void;
}

const REPORT_EVERY = 100;
const PAUSE_EVERY = 2000;

/**
 * Exports rows to a file: `csv` and `txt` (separated by tabs) in UTF-8 with a byte-order mark, or `xlsx`, which a worker writes.
 * Text that a spreadsheet would run as a formula is escaped in `csv` and `txt`.
 *
 * @returns the file; rejects with the signal's reason when it is aborted, and with whatever `rows` throws
 */
export async function exportRows<T>(options: ExportOptions<T>): Promise<Blob> {
  const { format, columns, rows, fitsColumns = true, notes, signal, onProgress } = options;
  const head = headOf(columns);
  const table = [...head.rows];
  for await (const row of rows) {
    signal?.throwIfAborted();
    table.push(columns.map((column) => cellOf(column.value(row))));
    const done = table.length - head.rows.length;
    if (done % REPORT_EVERY === 0) onProgress?.(done);
    if (done % PAUSE_EVERY === 0) await yieldToPage();
  }
  signal?.throwIfAborted();
  onProgress?.(table.length - head.rows.length);
  if (format !== 'xlsx') return delimited(table, format);
  const { writeWorkbook } = await import('./writing/write-workbook');
  const times = columns.flatMap(({ isTime }, at) => (isTime ? at : []));
  return writeWorkbook(table, { merges: head.merges, times, fitsColumns, notes, signal });
}
