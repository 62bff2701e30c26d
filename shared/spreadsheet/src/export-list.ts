import { MAX_LIMIT, type ListPage } from '@backoffice/contract';
import { download } from './download';
import { exportRows, type ExportOptions } from './export-rows';

type ReadPage<T> = (part: { page: number; limit: number }, signal: AbortSignal) => Promise<ListPage<T>>;

export interface ExportListOptions<T> extends Omit<ExportOptions<T>, 'rows'> {
  /** Exports all rows that match, or those on screen. */
  scope: 'all' | 'page';
  shown: readonly T[];
  readPage: ReadPage<T>;
  /** The file name without its extension. */
  fileName: string;
  signal: AbortSignal;
}

/** Yields all rows of a list in the largest pages that the server allows; it leaves private keys out of these. */
async function* allRows<T>(readPage: ReadPage<T>, signal: AbortSignal): AsyncGenerator<T> {
  for (let page = 1, left = Infinity; left > 0; page++) {
    const { items, total } = await readPage({ page, limit: MAX_LIMIT }, signal);
    yield* items;
    left = items.length === 0 ? 0 : total - page * MAX_LIMIT;
  }
}

/** Exports a list to a file and downloads it. */
export async function exportList<T>(options: ExportListOptions<T>): Promise<void> {
  const { scope, shown, readPage, format, fileName, signal } = options;
  const rows = scope === 'all' ? allRows(readPage, signal) : shown;
  download(await exportRows({ ...options, rows }), `${fileName}.${format}`);
}
