import { formatDateTime } from '@backoffice/i18n';
import { toOffsetTime } from '@backoffice/i18n/time-in-zones';
import { exportList, type ExportColumn } from '@backoffice/spreadsheet';
import type { Column, ExportRequest } from '@backoffice/ui/list';
import { prepareExport } from './prepare-export';
import { rememberExport } from './start-export';
import type { PageQuery } from '../../declaration/address';
import type { List, ListRow } from '../../declaration/define-list';
import type { RowField } from '../../declaration/row-field';

function exportedColumns<T extends ListRow>(fields: Record<string, RowField<T, string>>): ExportColumn<T>[] {
  return Object.entries(fields).flatMap(([header, { exported, column }]): ExportColumn<T>[] => {
    if (!exported) return [];
    if (exported !== true) return [{ header, value: exported }];
    const valueOf = (row: T) => (row as Record<string, unknown>)[header] as string | number | null;
    return [{ header, value: valueOf, isTime: column?.as === 'time' }];
  });
}

/** Returns the columns with times as the list shows them, and adds each time with its offset from UTC after all others. */
function withOffsets<T>(columns: readonly ExportColumn<T>[]): ExportColumn<T>[] {
  const timesBy = (format: (time: string) => string) => (column: ExportColumn<T>) =>
    column.isTime ? { ...column, value: (row: T) => format(column.value(row) as string) } : column;
  return [
    ...columns.map(timesBy(formatDateTime)),
    ...columns
      .filter(({ isTime }) => isTime)
      .map(timesBy(toOffsetTime))
      .map(({ header, value }) => ({ header: `${header} (ISO 8601)`, value })),
  ];
}

/**
 * Returns the columns on screen with their headers, in their order. A column with a cell function is in the file only if the
 * list exports it, which excludes keys.
 */
function columnsOnScreen<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  { fields, messages, exports }: List<T, Q, Key, Name>,
  onScreen: readonly Column<T>[],
): ExportColumn<T>[] {
  const exported = exports?.columns ?? exportedColumns<T>(fields);
  return onScreen.flatMap(({ key, header }): ExportColumn<T>[] => {
    const { choices, column } = fields[key as Name] ?? {};
    const valueOf = (row: T) => (row as Record<string, unknown>)[key] as string | number | null;
    const words = choices && ((row: T) => messages.text(choices[String(valueOf(row))]!));
    const isTime = column?.as === 'time';
    const found = exported.find((each) => each.header === key);
    if (!found && (!column || column.cell)) return [];
    return [{ header, value: words ?? found?.value ?? valueOf, isTime: found?.isTime ?? isTime }];
  });
}

/**
 * Exports a list to a file and downloads it, or starts the export on the server. The choices are kept for the next export.
 * @param shown the rows on screen
 * @param onScreen the columns on screen
 */
export async function exportRows<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
>(
  list: List<T, Q, Key, Name>,
  query: Q,
  shown: readonly T[],
  onScreen: readonly Column<T>[],
  { columnChoice, ...request }: ExportRequest,
): Promise<void> {
  const choice = { columnChoice, ...request };
  if (request.inBackground) {
    const { fileName } = request;
    await prepareExport(list, query, { fileName });
    rememberExport(list.name, choice);
    return;
  }
  const { columns: ofList = exportedColumns<T>(list.fields), sort } = list.exports!;
  const columns = columnChoice === 'shown' ? columnsOnScreen(list, onScreen) : ofList;
  const readPage = (part: { page: number; limit: number }, signal: AbortSignal) =>
    list.read({ ...query, ...part, ...(sort && { sort }) }, { signal, quiet: true });
  await exportList({ columns: withOffsets(columns), shown, readPage, ...request });
  if (!request.signal.aborted) rememberExport(list.name, choice);
}
