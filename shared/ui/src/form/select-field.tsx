import { useFormContext, type FieldValues } from 'react-hook-form';
import { Select } from '../controls/select';
import type { FormFieldProps } from './field-props';
import { FormField } from './form-field';

export interface SelectFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  options: readonly { value: string; label: string }[];
  /** What an empty choice shows; without it there is none. */
  placeholder?: string;
}

/** Checked as soon as another option is chosen. */
export function SelectField<T extends FieldValues>({ options, placeholder, ...field }: SelectFieldProps<T>) {
  const { register, trigger } = useFormContext<T>();
  return (
    <FormField {...field}>
      <Select
        disabled={field.disabled}
        {...register(field.name, { onChange: () => void trigger(field.name) })}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
