import { Field as FluentField } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useControlSize } from '../theme/control-size';

/** Fluent's Field in the chosen interface size. */
export function Field(props: ComponentProps<typeof FluentField>) {
  return <FluentField size={useControlSize()} {...props} />;
}
