import { makeStyles, tokens } from '@backoffice/ui';
import type { ReactNode } from 'react';

const useMissingKeyStyles = makeStyles({
  text: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase100,
    whiteSpace: 'normal',
  },
});

/** Replaces a hidden key and explains why it is hidden. */
export function MissingKey({ children }: { children: ReactNode }) {
  return <span className={useMissingKeyStyles().text}>{children}</span>;
}
