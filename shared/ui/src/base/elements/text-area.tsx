import { Textarea as FluentTextarea } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useControlSize } from '../theme/control-size';

// Separate from the other controls: in the host, only the profile page uses it.
/** Fluent's Textarea in the chosen interface size. */
export function Textarea(props: ComponentProps<typeof FluentTextarea>) {
  return <FluentTextarea size={useControlSize()} {...props} />;
}
