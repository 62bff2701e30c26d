import { Field, Input } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from '../../kernel/messages';
import { parseColour } from './parse-colour';
import { useSettingsPanelStyles } from './settings-panel.styles';

interface ColourCodeInputProps {
  /** `#` and six digits. */
  value: string;
  onChange: (colour: string) => void;
}

/** A colour by its code: taken when it is whole, and refused when it is left without being one. */
export function ColourCodeInput({ value, onChange }: ColourCodeInputProps) {
  const styles = useSettingsPanelStyles();
  const text = messages.useText();
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  const [isRefused, setIsRefused] = useState(false);
  if (applied !== value) {
    setApplied(value);
    if (parseColour(typed) !== value) setTyped(value);
    setIsRefused(false);
  }
  const apply = (code: string) => {
    const colour = parseColour(code);
    if (colour && colour !== value) onChange(colour);
    return colour;
  };
  const finish = () => {
    const colour = apply(typed);
    setIsRefused(!colour);
    if (colour) setTyped(colour);
  };
  return (
    <Field
      className={styles.code}
      label={text('settings.theme.code')}
      validationMessage={isRefused ? text('settings.theme.refused') : undefined}
    >
      <Input
        autoComplete="off"
        maxLength={7}
        onBlur={finish}
        onChange={(_event, data) => {
          setTyped(data.value);
          // A code of three digits may be the half of one with six.
          if (data.value.replace('#', '').length === 6) apply(data.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
        spellCheck={false}
        value={typed}
      />
    </Field>
  );
}
