import { Field, Select } from '@backoffice/ui';
import { useState } from 'react';
import { DemoCard } from '../../frame/demo-card';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { useDragSelectStyles } from './drag-select.styles';
import { FruitTags } from './fruit-tags';
import { fruits, type Fruit } from './fruits';

/** Several values are chosen, in an order that can be changed. */
export function DragSelectPage() {
  const styles = useDragSelectStyles();
  const text = messages.useText();
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
