import type { ReactNode } from 'react';
import { useDemoPageStyles } from './demo-page.styles';

export interface DemoPageProps {
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
