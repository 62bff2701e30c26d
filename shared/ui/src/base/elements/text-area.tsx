import { Textarea as FluentTextarea } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useControlSize } from '../theme/control-size';

// Apart from the other controls: of the host, the profile alone has one.
/** Fluent's Textarea in the chosen interface size. */
export function Textarea(props: ComponentProps<typeof FluentTextarea>) {
  return <FluentTextarea size={useControlSize()} {...props} />;
}
