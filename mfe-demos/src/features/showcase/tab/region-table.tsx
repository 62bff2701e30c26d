import { formatDateTime } from '@backoffice/i18n';
import { DataTable, type Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { sampleArticles, type SampleArticle } from '../../../samples/sample-articles';
import { showcaseMessages } from '../showcase-messages';
import type { Region } from './region';

/** The articles of a region. */
export function RegionTable({ region }: { region: Region }) {
  const text = showcaseMessages.useText();
  const columns = useMemo(
    (): Column<SampleArticle>[] => [
      { key: 'id', header: text('showcase.column.id'), width: 64, align: 'end', cell: ({ id }) => id },
      { key: 'title', header: text('showcase.column.title'), width: 320, cell: ({ title }) => title },
      { key: 'author', header: text('showcase.column.author'), width: 130, cell: ({ author }) => author },
      {
        key: 'published',
        header: text('showcase.column.published'),
        width: 170,
        cell: ({ published }) => formatDateTime(published),
      },
    ],
    [text],
  );
  return (
    <DataTable
      caption={text('showcase.tab.table', { type: region })}
      columns={columns}
      rowKey={({ id }) => id}
      rows={sampleArticles.filter(({ type }) => type === region)}
      state="rows"
    />
  );
}
