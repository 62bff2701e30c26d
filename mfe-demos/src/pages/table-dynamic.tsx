import { uiMessages } from '@backoffice/ui';
import { useMemo, useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { tablesMessages } from '../features/tables/tables-messages';
import { type Fruit, FruitChoice, fruits, FruitTable } from '../features/tables/dynamic/fruit-table';

/** Tables whose columns are chosen: once in an order of their own, once in that of the choice. */
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
