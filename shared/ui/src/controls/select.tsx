import { mergeClasses, Select as FluentSelect } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useControlSize } from '../theme/control-size';
import { useControlStyles } from './controls.styles';

/** Fluent's Select in the chosen interface size. */
export function Select(props: ComponentProps<typeof FluentSelect>) {
  const styles = useControlStyles();
  const size = useControlSize();
  if (props.size) return <FluentSelect {...props} />;
  return <FluentSelect {...props} className={mergeClasses(styles.select, props.className)} size={size} />;
}
