import { mergeClasses } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useBarStyles } from './bar.styles';

/** Controls beside one another, in as many lines as they need. */
export function Bar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(useBarStyles().bar, className)}>{children}</div>;
}
