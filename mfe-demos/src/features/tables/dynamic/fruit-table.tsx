import { Checkbox } from '@backoffice/ui';
import { formatNumber } from '@backoffice/i18n';
import { type Column, DataTable } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { tablesMessages } from '../tables-messages';
import { useTablesStyles } from '../tables.styles';

export const fruits = ['apple', 'banana', 'orange'] as const;
export type Fruit = (typeof fruits)[number];

const fruitTexts = {
  apple: 'tables.dynamic.apple',
  banana: 'tables.dynamic.banana',
  orange: 'tables.dynamic.orange',
} as const satisfies Record<Fruit, string>;

/** What a market has sold, in kilograms. */
type FruitSales = { market: string } & Record<Fruit, number>;

const fruitSales: readonly FruitSales[] = [
  { market: 'Mercado Central', apple: 1250, banana: 310, orange: 920 },
  { market: 'Old Harbour', apple: 860, banana: 1475, orange: 240 },
  { market: '西直门', apple: 430, banana: 655, orange: 1180 },
  { market: '築地', apple: 975, banana: 520, orange: 385 },
];

interface FruitChoiceProps {
  chosen: readonly Fruit[];
  /** The new ones last. */
  onChange: (chosen: readonly Fruit[]) => void;
}

/** A check for each fruit. */
export function FruitChoice({ chosen, onChange }: FruitChoiceProps) {
  const styles = useTablesStyles();
  const text = tablesMessages.useText();
  return (
    <fieldset className={styles.choice}>
      <legend>{text('tables.dynamic.columns')}</legend>
      {fruits.map((fruit) => (
        <Checkbox
          checked={chosen.includes(fruit)}
          key={fruit}
          label={text(fruitTexts[fruit])}
          onChange={(_event, { checked }) => {
            const others = chosen.filter((other) => other !== fruit);
            onChange(checked ? [...others, fruit] : others);
          }}
        />
      ))}
    </fieldset>
  );
}

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
