import { useState, type KeyboardEvent } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { Input } from '../controls/input';
import { IconButton } from '../icon-button/icon-button';
import { ChevronDownIcon } from '../icons/chevron-down-icon';
import { ChevronUpIcon } from '../icons/chevron-up-icon';
import { uiMessages } from '../messages';
import type { FormFieldProps } from './field-props';
import { FormField } from './form-field';
import { useNumberFieldStyles } from './number-field.styles';
import { parseInteger, stepInteger } from './number-text';

export interface NumberFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  min?: number;
  max?: number;
}

const show = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));

/** An integer. The form's value is a number, `null` for an empty field (a schema sees it left out), NaN for what is no integer. */
export function NumberField<T extends FieldValues>({ min, max, ...props }: NumberFieldProps<T>) {
  const styles = useNumberFieldStyles();
  const text = uiMessages.useText();
  const { name, onBlur, onChange, ref, value: stored } = useController<T>({ name: props.name }).field;
  const value = (stored ?? null) as number | null;
  const [typed, setTyped] = useState(show(value));
  // What was typed stays as it is ("-", "007"), until the value is changed from elsewhere.
  const shown = Object.is(parseInteger(typed), value) ? typed : show(value);

  const step = (by: number) => {
    const next = stepInteger(value, by, { min, max });
    setTyped(String(next));
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  const stepButton = (by: 1 | -1) => (
    <IconButton
      className={styles.step}
      disabled={props.disabled}
      icon={by === 1 ? <ChevronUpIcon size={12} /> : <ChevronDownIcon size={12} />}
      label={text(by === 1 ? 'ui.form.increase' : 'ui.form.decrease', { field: props.label })}
      onClick={() => step(by)}
      // The arrow keys do the same.
      tabIndex={-1}
    />
  );
  return (
    <FormField {...props}>
      <Input
        aria-valuemax={max}
        aria-valuemin={min}
        aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
        autoComplete="off"
        contentAfter={
          <span className={styles.steps}>
            {stepButton(1)}
            {stepButton(-1)}
          </span>
        }
        disabled={props.disabled}
        // Numeric keyboards of phones may lack the minus sign.
        inputMode={min !== undefined && min >= 0 ? 'numeric' : 'text'}
        name={name}
        onBlur={onBlur}
        onChange={(_event, data) => {
          setTyped(data.value);
          onChange(parseInteger(data.value));
        }}
        onKeyDown={onKeyDown}
        ref={ref}
        role="spinbutton"
        value={shown}
      />
    </FormField>
  );
}
