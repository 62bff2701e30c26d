import type { Merchant } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { exportList, type ExportColumn } from '@backoffice/spreadsheet';
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

/**
 * Makes the file that was asked for and gives it to the user.
 *
 * @param shown the rows on screen
 */
export function exportMerchants(
  query: MerchantListQuery,
  shown: readonly Merchant[],
  request: ExportRequest,
): Promise<void> {
  const readPage = (part: { page: number; limit: number }, signal: AbortSignal) =>
    merchantsApi.list({ ...query, ...part }, { signal, quiet: true });
  return exportList({ columns, shown, readPage, ...request });
}
