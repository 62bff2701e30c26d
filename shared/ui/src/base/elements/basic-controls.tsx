import { Button as FluentButton, Select as FluentSelect, mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useControlSize, useControlStyles } from '../theme/control-size';

/** Fluent's Button in the chosen interface size. */
export function Button(props: ComponentProps<typeof FluentButton>) {
  const styles = useControlStyles();
  const size = useControlSize();
  if (props.size) return <FluentButton {...props} />;
  return <FluentButton {...props} className={mergeClasses(styles.button, props.className)} size={size} />;
}

/** Fluent's Select in the chosen interface size. */
export function Select(props: ComponentProps<typeof FluentSelect>) {
  const styles = useControlStyles();
  const size = useControlSize();
  if (props.size === 'small')
    return <FluentSelect {...props} className={mergeClasses(styles.smallSelect, props.className)} />;
  if (props.size) return <FluentSelect {...props} />;
  return <FluentSelect {...props} className={mergeClasses(styles.select, props.className)} size={size} />;
}
