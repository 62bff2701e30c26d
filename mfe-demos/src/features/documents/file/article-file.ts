import { formatDateTime, type GetText } from '@backoffice/i18n';
import type { ExportColumn, ExportFormat } from '@backoffice/spreadsheet';
import type { SampleArticle } from '../../../samples/sample-articles';
import type { DocumentsText } from '../documents-messages';

type ArticleColumn = ExportColumn<SampleArticle> & { key: string; width: number; align?: 'end' };

/** What table and file show alike. */
export function articleColumns(text: GetText<DocumentsText>): readonly ArticleColumn[] {
  return [
    { key: 'id', header: text('documents.column.id'), width: 64, align: 'end', value: ({ id }) => id },
    { key: 'title', header: text('documents.column.title'), width: 300, value: ({ title }) => title },
    { key: 'author', header: text('documents.column.author'), width: 130, value: ({ author }) => author },
    {
      key: 'readings',
      header: text('documents.column.readings'),
      width: 110,
      align: 'end',
      value: ({ readings }) => readings,
    },
    {
      key: 'published',
      header: text('documents.column.published'),
      width: 170,
      value: ({ published }) => formatDateTime(published),
    },
  ];
}

const inMiddle = new Set(['title', 'author', 'readings']);

interface FileOptions {
  format: ExportFormat;
  /** Puts a heading over the columns in the middle. */
  isMerged?: boolean;
}

/** The file of a table of articles, as the table shows them. */
export async function fileOfArticles(
  rows: readonly SampleArticle[],
  text: GetText<DocumentsText>,
  { format, isMerged = false }: FileOptions,
): Promise<Blob> {
  const { exportRows } = await import('@backoffice/spreadsheet');
  const columns = articleColumns(text).map((column) =>
    isMerged && inMiddle.has(column.key) ? { ...column, group: text('documents.column.main') } : column,
  );
  return exportRows({ format, columns, rows });
}
