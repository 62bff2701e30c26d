import { Input, mergeClasses } from '@backoffice/ui';
import { useId, useState } from 'react';
import { messages } from '../../messages';
import { useMixinStyles } from './mixin.styles';

const CHARACTERS = 6;

/** A label that stands in the field until something is typed, then above it. */
export function FloatingField() {
  const styles = useMixinStyles();
  const text = messages.useText();
  const id = useId();
  const [value, setValue] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const isWrong = wasLeft && value.length !== CHARACTERS;
  return (
    <div className={styles.float}>
      <Input
        aria-describedby={`${id}-problem`}
        aria-invalid={isWrong}
        className={styles.floatInput}
        id={id}
        onBlur={() => {
          setIsFocused(false);
          setWasLeft(true);
        }}
        onChange={(_event, data) => setValue(data.value)}
        onFocus={() => setIsFocused(true)}
        value={value}
      />
      <label
        className={mergeClasses(styles.floatLabel, (isFocused || value !== '') && styles.floatLabelUp)}
        htmlFor={id}
      >
        {text('mixin.field.label')}
      </label>
      <p className={styles.problem} id={`${id}-problem`} role="status">
        {isWrong && text('mixin.field.short')}
      </p>
    </div>
  );
}
