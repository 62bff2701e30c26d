import type { GetText } from '@backoffice/i18n';
import type { ExportFormat } from '@backoffice/spreadsheet';
import type { SampleArticle } from '../../../samples/sample-articles';
import type { DocumentsText } from '../documents-messages';
import { articleColumns } from './article-columns';

const inMiddle = new Set(['title', 'author', 'readings']);

export interface FileOptions {
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
