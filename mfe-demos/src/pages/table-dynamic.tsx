import { Checkbox, uiMessages } from '@backoffice/ui';
import { useMemo, useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { tablesMessages } from '../features/tables/tables-messages';
import { formatNumber } from '@backoffice/i18n';
import { type Column, DataTable } from '@backoffice/ui/list';
import { useTablesStyles } from '../features/tables/tables.styles';

const fruits = ['apple', 'banana', 'orange'] as const;
type Fruit = (typeof fruits)[number];

const fruitTexts = {
  apple: 'tables.dynamic.apple',
  banana: 'tables.dynamic.banana',
  orange: 'tables.dynamic.orange',
} as const satisfies Record<Fruit, string>;

/** The sales of a market, in kilograms. */
type FruitSales = { market: string } & Record<Fruit, number>;

const fruitSales: readonly FruitSales[] = [
  { market: 'Mercado Central', apple: 1250, banana: 310, orange: 920 },
  { market: 'Old Harbour', apple: 860, banana: 1475, orange: 240 },
  { market: '西直门', apple: 430, banana: 655, orange: 1180 },
  { market: '築地', apple: 975, banana: 520, orange: 385 },
];

interface FruitChoiceProps {
  chosen: readonly Fruit[];
  /** Called with the chosen fruits, new ones last. */
  onChange: (chosen: readonly Fruit[]) => void;
}

function FruitChoice({ chosen, onChange }: FruitChoiceProps) {
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

/** A table with a column for each shown fruit, in the given order. */
function FruitTable({ caption, shown }: { caption: string; shown: readonly Fruit[] }) {
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

/** Demonstrates tables with chosen columns: one in a fixed order, one in the order of choice. */
export function Page() {
  const text = tablesMessages.useText();
  const [fixed, setFixed] = useState<readonly Fruit[]>(['apple', 'banana']);
  const [chosen, setChosen] = useState<readonly Fruit[]>(['apple', 'banana']);
  const inOrder = useMemo(() => fruits.filter((fruit) => fixed.includes(fruit)), [fixed]);
  return (
    <DemoPage intro={text('tables.dynamic.intro')}>
      <DemoCard title={text('tables.dynamic.fixed.title')}>
        <FruitChoice chosen={fixed} onChange={setFixed} />
        <FruitTable caption={text('tables.dynamic.kilograms')} shown={inOrder} />
      </DemoCard>
      <DemoCard title={text('tables.dynamic.chosen.title')}>
        <FruitChoice chosen={chosen} onChange={setChosen} />
        <FruitTable caption={text('tables.dynamic.kilograms')} shown={chosen} />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [tablesMessages, uiMessages];
