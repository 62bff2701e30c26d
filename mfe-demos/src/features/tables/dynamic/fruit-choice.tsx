import { Checkbox } from '@backoffice/ui';
import { tablesMessages } from '../tables-messages';
import { useTablesStyles } from '../tables.styles';
import { fruits, fruitTexts, type Fruit } from './fruit';

export interface FruitChoiceProps {
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
