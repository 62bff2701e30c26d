import { useId, type ReactNode } from 'react';
import { useDemoPageStyles } from './demo-page.styles';

export interface DemoCardProps {
  title: string;
  children: ReactNode;
}

/** A part of a demonstration, under a heading that names it. */
export function DemoCard({ title, children }: DemoCardProps) {
  const styles = useDemoPageStyles();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
