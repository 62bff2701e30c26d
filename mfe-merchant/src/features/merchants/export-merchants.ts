import { MAX_LIMIT, type Merchant } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { download, exportRows, type ExportColumn } from '@backoffice/spreadsheet';
import type { ExportRequest } from '@backoffice/ui/list';
import type { MerchantListQuery } from './merchant-list-query';
import { merchantsApi } from './merchants.api';

const columns: ExportColumn<Merchant>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'merchantName', value: ({ merchantName }) => merchantName },
  { header: 'merchantNo', value: ({ merchantNo }) => merchantNo },
  { header: 'freeDifference', value: ({ freeDifference }) => freeDifference },
  { header: 'createdAt', value: ({ createdAt }) => formatDateTime(createdAt) },
];

/** All merchants that a query's filters match, as many at a time as the server gives; it sends no keys with so many. */
async function* matching(query: MerchantListQuery, signal: AbortSignal): AsyncGenerator<Merchant> {
  for (let page = 1, left = Infinity; left > 0; page++) {
    const request = { ...query, page, limit: MAX_LIMIT };
    const { items, total } = await merchantsApi.list(request, { signal, quiet: true });
    yield* items;
    left = items.length === 0 ? 0 : total - page * MAX_LIMIT;
  }
}

/**
 * Makes the file that was asked for and gives it to the user.
 *
 * @param shown the rows on screen
 */
export async function exportMerchants(
  query: MerchantListQuery,
  shown: readonly Merchant[],
  { scope, format, fileName, signal, onProgress }: ExportRequest,
): Promise<void> {
  const rows = scope === 'all' ? matching(query, signal) : shown;
  download(await exportRows({ format, columns, rows, signal, onProgress }), `${fileName}.${format}`);
}
