import { formatNumber } from '@backoffice/i18n';
import { DataTable, type Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { tablesMessages } from '../tables-messages';
import { fruitSales, fruitTexts, type Fruit, type FruitSales } from './fruit';

/** One column for each fruit that is shown, in the order given. */
export function FruitTable({ caption, shown }: { caption: string; shown: readonly Fruit[] }) {
  const text = tablesMessages.useText();
  const columns = useMemo<Column<FruitSales>[]>(
    () => [
      { key: 'market', header: text('tables.dynamic.market'), width: 160, cell: ({ market }) => market },
      ...shown.map((fruit): Column<FruitSales> => ({
        key: fruit,
        header: text(fruitTexts[fruit]),
        width: 110,
        align: 'end',
        cell: (row) => formatNumber(row[fruit]),
      })),
    ],
    [shown, text],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rowKey={({ market }) => market}
      rows={fruitSales}
      state="rows"
    />
  );
}
