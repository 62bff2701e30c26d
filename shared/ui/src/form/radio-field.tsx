import { Radio, RadioGroup } from '@fluentui/react-components';
import { useController, useFormContext, type FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from './form-field';

export interface RadioFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  options: readonly { value: string; label: string }[];
}

/** Validated on each choice. */
export function RadioField<T extends FieldValues>({ options, ...props }: RadioFieldProps<T>) {
  const { trigger } = useFormContext<T>();
  const { field } = useController<T>({ name: props.name });
  return (
    <FormField {...props}>
      <RadioGroup
        disabled={props.disabled}
        layout="horizontal"
        name={field.name}
        onBlur={field.onBlur}
        onChange={(_event, data) => {
          field.onChange(data.value);
          void trigger(props.name);
        }}
        value={field.value ?? ''}
      >
        {options.map(({ value, label }, index) => (
          <Radio
            input={{ ref: index === 0 ? field.ref : undefined }}
            key={value}
            label={label}
            value={value}
          />
        ))}
      </RadioGroup>
    </FormField>
  );
}
