import { mergeClasses } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useLayoutStyles } from './layout.styles';

/** Controls beside one another, in as many lines as they need. */
export function Bar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(useLayoutStyles().bar, className)}>{children}</div>;
}
