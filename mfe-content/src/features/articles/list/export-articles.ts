import { formatDateTime } from '@backoffice/i18n';
import { exportList, type ExportColumn } from '@backoffice/spreadsheet';
import type { ExportRequest } from '@backoffice/ui/list';
import { articlesApi } from '../articles.api';
import type { ArticleListQuery, ListedArticle } from './article-list-query';

const columns: ExportColumn<ListedArticle>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'timestamp', value: ({ timestamp }) => formatDateTime(timestamp) },
  { header: 'title', value: ({ title }) => title },
  { header: 'type', value: ({ type }) => type },
  { header: 'author', value: ({ author }) => author },
  { header: 'reviewer', value: ({ reviewer }) => reviewer },
  { header: 'importance', value: ({ importance }) => importance },
  { header: 'pageviews', value: ({ pageviews }) => pageviews },
  { header: 'status', value: ({ status }) => status },
];

/**
 * Makes the file that was asked for and gives it to the user.
 *
 * @param shown the rows on screen
 */
export function exportArticles(
  query: ArticleListQuery,
  shown: readonly ListedArticle[],
  request: ExportRequest,
): Promise<void> {
  const readPage = (part: { page: number; limit: number }, signal: AbortSignal) =>
    articlesApi.list({ ...query, ...part }, { signal, quiet: true });
  return exportList({ columns, shown, readPage, ...request });
}
