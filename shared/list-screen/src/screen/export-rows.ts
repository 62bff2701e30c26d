import { formatDateTime } from '@backoffice/i18n';
import { exportList, type ExportColumn } from '@backoffice/spreadsheet';
import type { ExportRequest } from '@backoffice/ui/list';
import { prepareExport } from '../exports/prepare-export';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow, RowField } from '../declaration/define-list';

function exportedColumns<T extends ListRow>(fields: Record<string, RowField<T, string>>): ExportColumn<T>[] {
  return Object.entries(fields).flatMap(([header, { exported, column }]): ExportColumn<T>[] => {
    if (!exported) return [];
    if (exported !== true) return [{ header, value: exported }];
    const valueOf = (row: T) => (row as Record<string, unknown>)[header] as string | number | null;
    const isTime = column?.as === 'time';
    const value = isTime ? (row: T) => formatDateTime(valueOf(row) as string) : valueOf;
    return [{ header, value, isTime }];
  });
}

/**
 * Makes the file of a list that was asked for and gives it to the user.
 *
 * @param shown the rows on screen
 */
export function exportRows<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
  query: Q,
  shown: readonly T[],
  request: ExportRequest,
): Promise<void> {
  if (request.inBackground) {
    const { fileName } = request;
    return prepareExport(list as never, query, { fileName }).then(() => {});
  }
  const { columns = exportedColumns<T>(list.fields), sort } = list.exports!;
  const readPage = (part: { page: number; limit: number }, signal: AbortSignal) =>
    list.read({ ...query, ...part, ...(sort && { sort }) }, { signal, quiet: true });
  return exportList({ columns, shown, readPage, ...request });
}
