import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { Input } from '../base/elements/form-controls';
import { IconButton } from '../base/elements/icon-button';
import { ChevronDownIcon } from '../base/icons/frame-icons';
import { ChevronUpIcon } from '../base/icons/page-icons';
import { uiMessages } from '../base/messages';
import { pressedKey } from '../base/pressed-key';
import { FormField, type FormFieldProps } from './form-field';

const useNumberFieldStyles = makeStyles({
  steps: { display: 'grid', marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalXS})` },
  step: { width: '22px', height: 'calc((var(--ui-control-height) - 4px) / 2)' },
});

/** Returns the number in a text field for integers: null when empty, NaN for any other text. */
export function parseInteger(text: string): number | null {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return null;
  return /^[+-]?\d{1,15}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** Returns the next number in a direction, within the limits; an empty field starts at 0. */
export function stepInteger(
  value: number | null,
  by: number,
  limits: { min?: number; max?: number },
): number {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits;
  const from = value === null || Number.isNaN(value) ? 0 : value + by;
  return Math.max(min, Math.min(max, from));
}

export interface NumberFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  min?: number;
  max?: number;
  /** Receives the initial focus of a dialog, with its number selected. */
  focusedFirst?: boolean;
}

const show = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));

/**
 * An integer field. The form's value is a number, `null` when empty (which the schema sees as missing), NaN for any other text.
 */
export function NumberField<T extends FieldValues>({
  min,
  max,
  focusedFirst,
  ...props
}: NumberFieldProps<T>) {
  const styles = useNumberFieldStyles();
  const text = uiMessages.useText();
  const { name, onBlur, onChange, ref, value: stored } = useController<T>({ name: props.name }).field;
  const value = (stored ?? null) as number | null;
  const [typed, setTyped] = useState(show(value));
  // Keeps the text as typed ("-", "007") until the value is changed from outside.
  const shown = Object.is(parseInteger(typed), value) ? typed : show(value);

  const step = (by: number) => {
    const next = stepInteger(value, by, { min, max });
    setTyped(String(next));
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[pressedKey(event)];
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
        contentAfter={
          <span className={styles.steps}>
            {stepButton(1)}
            {stepButton(-1)}
          </span>
        }
        data-autofocus={focusedFirst ? '' : undefined}
        disabled={props.disabled}
        // Numeric keyboards of phones may lack the minus sign.
        inputMode={min !== undefined && min >= 0 ? 'numeric' : 'text'}
        name={name}
        onBlur={onBlur}
        onChange={(_event, data) => {
          setTyped(data.value);
          onChange(parseInteger(data.value));
        }}
        onFocus={focusedFirst ? ({ target }) => target.select() : undefined}
        onKeyDown={onKeyDown}
        ref={ref}
        role="spinbutton"
        value={shown}
      />
    </FormField>
  );
}
