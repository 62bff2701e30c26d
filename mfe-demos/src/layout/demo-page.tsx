import type { ReactNode } from 'react';
import { useLayoutStyles } from './layout.styles';

/** The sections of a page, one below the other. */
export function DemoPage({ children }: { children: ReactNode }) {
  return <div className={useLayoutStyles().page}>{children}</div>;
}
