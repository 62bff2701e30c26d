import type { Channel } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { exportList, type ExportColumn } from '@backoffice/spreadsheet';
import type { ExportRequest } from '@backoffice/ui/list';
import { channelListRequestOf, type ChannelListQuery } from '../channel-list-query';
import { channelsApi } from '../channels.api';

/** Everything but keys. */
const columns: ExportColumn<Channel>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'merchantName', value: ({ merchantName }) => merchantName },
  { header: 'merchantNo', value: ({ merchantNo }) => merchantNo },
  { header: 'merchantChannel', value: ({ merchantChannel }) => merchantChannel },
  { header: 'merchantBalance', value: ({ merchantBalance }) => merchantBalance },
  { header: 'merchantWeight', value: ({ merchantWeight }) => merchantWeight },
  { header: 'status', value: ({ status }) => status },
  { header: 'createdAt', value: ({ createdAt }) => formatDateTime(createdAt) },
];

/**
 * Makes the file that was asked for and gives it to the user.
 *
 * @param shown the rows on screen
 */
export function exportChannels(
  query: ChannelListQuery,
  shown: readonly Channel[],
  request: ExportRequest,
): Promise<void> {
  const readPage = (part: { page: number; limit: number }, signal: AbortSignal) =>
    channelsApi.list({ ...channelListRequestOf(query), ...part }, { signal, quiet: true });
  return exportList({ columns, shown, readPage, ...request });
}
