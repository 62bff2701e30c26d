import type { User } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { exportList, type ExportColumn } from '@backoffice/spreadsheet';
import type { ExportRequest } from '@backoffice/ui/list';
import type { UserListQuery } from './user-list-query';
import { usersApi } from './users.api';

const columns: ExportColumn<User>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'username', value: ({ username }) => username },
  { header: 'roleName', value: ({ roleName }) => roleName },
  { header: 'status', value: ({ status }) => status },
  { header: 'createdAt', value: ({ createdAt }) => formatDateTime(createdAt) },
];

/**
 * Makes the file that was asked for and gives it to the user.
 *
 * @param shown the rows on screen
 */
export function exportUsers(
  query: UserListQuery,
  shown: readonly User[],
  request: ExportRequest,
): Promise<void> {
  const readPage = (part: { page: number; limit: number }, signal: AbortSignal) =>
    usersApi.list({ ...query, ...part }, { signal, quiet: true });
  return exportList({ columns, shown, readPage, ...request });
}
