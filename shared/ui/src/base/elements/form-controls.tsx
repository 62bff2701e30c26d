import { Field as FluentField, Input as FluentInput, mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useControlSize, useControlStyles } from '../theme/control-size';

/** Fluent's Field in the chosen interface size. */
export function Field(props: ComponentProps<typeof FluentField>) {
  return <FluentField size={useControlSize()} {...props} />;
}

/** Fluent's Input in the chosen interface size. Autofill is off unless `autoComplete` names a field, such as `username`. */
export function Input(props: ComponentProps<typeof FluentInput>) {
  const styles = useControlStyles();
  const size = useControlSize();
  if (props.size) return <FluentInput autoComplete="off" {...props} />;
  return (
    <FluentInput
      autoComplete="off"
      {...props}
      className={mergeClasses(styles.input, props.className)}
      size={size}
    />
  );
}
