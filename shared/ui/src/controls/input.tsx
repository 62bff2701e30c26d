import { mergeClasses, Input as FluentInput } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useControlSize } from '../theme/control-size';
import { useControlStyles } from './controls.styles';

/** Fluent's Input in the chosen interface size. */
export function Input(props: ComponentProps<typeof FluentInput>) {
  const styles = useControlStyles();
  const size = useControlSize();
  if (props.size) return <FluentInput {...props} />;
  return <FluentInput {...props} className={mergeClasses(styles.input, props.className)} size={size} />;
}
