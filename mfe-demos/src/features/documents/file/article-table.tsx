import { formatNumber } from '@backoffice/i18n';
import { DataTable, type Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { sampleArticles, type SampleArticle } from '../../../samples/sample-articles';
import { documentsMessages } from '../documents-messages';
import { articleColumns } from './article-file';

const shown = (value: string | number | null | undefined) =>
  typeof value === 'number' ? formatNumber(value) : value;

/** What is exported. */
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
