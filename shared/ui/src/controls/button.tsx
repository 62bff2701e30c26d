import { mergeClasses, Button as FluentButton } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useControlSize } from '../theme/control-size';
import { useControlStyles } from './controls.styles';

/** Fluent's Button in the chosen interface size. */
export function Button(props: ComponentProps<typeof FluentButton>) {
  const styles = useControlStyles();
  const size = useControlSize();
  if (props.size) return <FluentButton {...props} />;
  return <FluentButton {...props} className={mergeClasses(styles.button, props.className)} size={size} />;
}
