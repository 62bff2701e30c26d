import { api } from '@backoffice/api-client';
import { type ExportKind, exportPaths } from '@backoffice/contract/export-values';
import { shownTimeZone } from '@backoffice/i18n/time-zone';
import type { PageQuery } from '../../declaration/address';
import type { List } from '../../declaration/define-list';
import { filterOf } from '../../declaration/filter-of';

type AnyList = List<never, PageQuery, string, string>;

/**
 * Starts the export of a list to a file on the server, in the background.
 * @param chosen ids of rows to export instead of the filtered list
 */
export function prepareExport(
  { name, exports, filters }: Pick<AnyList, 'name' | 'exports' | 'filters'>,
  query: PageQuery & { sort?: string },
  { fileName = exports!.fileName, chosen }: { fileName?: string; chosen?: readonly number[] } = {},
): Promise<unknown> {
  const filter = filterOf(filters, query);
  return api.post(
    exportPaths[name as ExportKind],
    {
      fileName,
      timeZone: shownTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      sort: exports!.sort ?? query.sort,
      filter: chosen ? { ids: chosen } : (exports!.filterSent?.(filter) ?? filter),
    },
    { shown: true },
  );
}
