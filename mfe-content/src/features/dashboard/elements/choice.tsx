import { mergeClasses } from '@backoffice/ui';
import { useId } from 'react';
import { useChoiceStyles } from './choice.styles';

interface ChoiceProps<V extends string | number> {
  /** What is chosen; for screen readers. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** One of a few, all in sight: radio buttons that look like one bar. */
export function Choice<V extends string | number>({ label, options, value, onChange }: ChoiceProps<V>) {
  const styles = useChoiceStyles();
  const name = useId();
  return (
    <div aria-label={label} className={styles.bar} role="radiogroup">
      {options.map((option) => (
        <label
          className={mergeClasses(styles.option, option.value === value && styles.chosen)}
          key={option.value}
        >
          <input
            checked={option.value === value}
            className={styles.input}
            name={name}
            onChange={() => onChange(option.value)}
            type="radio"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
