import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import type { ReactNode } from 'react';

const useBarStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
    marginBlockEnd: tokens.spacingVerticalM,
    ':last-child': { marginBlockEnd: 0 },
  },
});

/** Controls beside one another, in as many lines as they need. */
export function Bar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(useBarStyles().bar, className)}>{children}</div>;
}
