import { makeStyles, tokens } from '@backoffice/ui';
import type { ReactNode } from 'react';

const useDemoPageStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  intro: { maxWidth: '80ch', margin: 0, color: tokens.colorNeutralForeground2 },
});

interface DemoPageProps {
  /** One or two sentences: what is shown and how to use it. */
  intro: string;
  children: ReactNode;
}

/** What every demonstration looks like: a sentence, then its parts. */
export function DemoPage({ intro, children }: DemoPageProps) {
  const styles = useDemoPageStyles();
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{intro}</p>
      {children}
    </div>
  );
}
