import { api } from '@backoffice/api-client';
import { type ExportKind, exportPaths } from '@backoffice/contract/export-values';
import { shownTimeZone } from '@backoffice/i18n/time-zone';
import type { PageQuery } from '../declaration/address';
import type { List } from '../declaration/define-list';
import { filterOf } from '../declaration/filter-of';

type AnyList = List<never, PageQuery, string, string>;

/**
 * Has the server write a list into a file in the background.
 *
 * @param chosen in place of what the list is narrowed to: rows by their ids
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
