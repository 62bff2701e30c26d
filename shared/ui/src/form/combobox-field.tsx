import { useState } from 'react';
import { useController, useFormContext, type FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxOption } from './combobox';
import { FormField, type FormFieldProps } from './form-field';

export interface ComboboxFieldProps<
  T extends FieldValues,
  V extends string | number,
> extends FormFieldProps<T> {
  options: readonly ComboboxOption<V>[];
  /** Label of the chosen value, if it is not among the options. */
  chosenLabel?: string;
  placeholder?: string;
  note?: string;
  onSearch?: (typed: string) => void;
  /** Called on each choice. */
  onChoose?: (option: ComboboxOption<V> | null) => void;
}

/**
 * A field to choose one of many options by typing. The form's value is that of the option, or null; validated on each choice.
 */
export function ComboboxField<T extends FieldValues, V extends string | number>(
  props: ComboboxFieldProps<T, V>,
) {
  const { options, chosenLabel, placeholder, note, onSearch, onChoose, ...field } = props;
  const { trigger } = useFormContext<T>();
  const { name, onBlur, onChange, ref, value } = useController<T>({ name: field.name }).field;
  // A chosen option may be missing from the results of the next search.
  const [last, setLast] = useState<ComboboxOption<V> | null>(null);
  const isChosen = value !== null && value !== undefined && value !== '';
  const known = [...options, ...(last ? [last] : [])].find((option) => option.value === value);
  const chosen = isChosen ? (known ?? { value, label: chosenLabel ?? String(value) }) : null;
  return (
    <FormField {...field}>
      <Combobox
        chosen={chosen}
        disabled={field.disabled}
        name={name}
        note={note}
        onBlur={onBlur}
        onChoose={(option) => {
          setLast(option);
          onChange(option ? option.value : null);
          void trigger(field.name);
          onChoose?.(option);
        }}
        onSearch={onSearch}
        options={options}
        placeholder={placeholder}
        ref={ref}
      />
    </FormField>
  );
}
