import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { type Column, DataTable } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { type SampleArticle, sampleArticles } from '../../../samples/sample-articles';
import { documentsMessages } from '../documents-messages';
import type { ExportColumn, ExportFormat } from '@backoffice/spreadsheet';

type ArticleColumn = ExportColumn<SampleArticle> & { key: string; width: number; align?: 'end' };

/** Returns the common columns of table and file. */
function articleColumns(text: typeof documentsMessages.text): readonly ArticleColumn[] {
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
      isTime: true,
    },
  ];
}

const inMiddle = new Set(['title', 'author', 'readings']);

interface FileOptions {
  format: ExportFormat;
  /** Adds a merged heading over the middle columns. */
  isMerged?: boolean;
  fitsColumns?: boolean;
}

/** Creates a file of the articles as the table shows them. */
export async function fileOfArticles(
  rows: readonly SampleArticle[],
  { format, isMerged = false, fitsColumns }: FileOptions,
): Promise<Blob> {
  const { text } = documentsMessages;
  const { exportRows } = await import('@backoffice/spreadsheet');
  const columns = articleColumns(text).map((column) =>
    isMerged && inMiddle.has(column.key) ? { ...column, group: text('documents.column.main') } : column,
  );
  return exportRows({ format, columns, rows, fitsColumns });
}

const shown = (value: string | number | null | undefined) =>
  typeof value === 'number' ? formatNumber(value) : value;

export function ArticleTable({ first }: { first?: Column<SampleArticle> }) {
  const text = documentsMessages.useText();
  const columns = useMemo(
    () => [
      ...(first ? [first] : []),
      ...articleColumns(text).map(({ value, ...column }): Column<SampleArticle> => ({
        ...column,
        cell: (row) => shown(value(row)),
      })),
    ],
    [first, text],
  );
  return (
    <DataTable
      caption={text('documents.table')}
      columns={columns}
      rowKey={({ id }) => id}
      rows={sampleArticles}
      state="rows"
    />
  );
}
