import { Field, Select, uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { useDragSelectStyles } from '../features/drag-select/drag-select.styles';
import { type Fruit, fruits, FruitTags } from '../features/drag-select/fruit-tags';

/** Several values are chosen, in an order that can be changed. */
export function Page() {
  const styles = useDragSelectStyles();
  const text = demoMessages.useText();
  const [chosen, setChosen] = useState<Fruit[]>(['apple', 'banana', 'orange']);
  const nameOf = (id: Fruit) => text(fruits.find((fruit) => fruit.id === id)!.name);
  const others = fruits.filter(({ id }) => !chosen.includes(id));
  return (
    <DemoPage intro={text('dragSelect.intro')}>
      <DemoCard title={text('dragSelect.title')}>
        <Field className={styles.field} label={text('dragSelect.add')}>
          <Select
            onChange={(_event, { value }) => {
              const fruit = others.find(({ id }) => id === value);
              if (fruit) setChosen([...chosen, fruit.id]);
            }}
            value=""
          >
            <option value="">{text('dragSelect.choose')}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {text(name)}
              </option>
            ))}
          </Select>
        </Field>
        <FruitTags chosen={chosen.map((id) => ({ id, name: nameOf(id) }))} onChange={setChosen} />
        <p className={styles.order} role="status">
          {chosen.length > 0
            ? text('dragSelect.order', { names: chosen.map(nameOf).join(', ') })
            : text('dragSelect.none')}
        </p>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
