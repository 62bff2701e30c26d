import { useId, type ReactNode } from 'react';
import { useLayoutStyles } from './layout.styles';

export interface DemoSectionProps {
  title: string;
  /** What it shows, in a sentence. */
  body?: string;
  children?: ReactNode;
}

/** One thing that a page shows. */
export function DemoSection({ title, body, children }: DemoSectionProps) {
  const styles = useLayoutStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {body && <p className={styles.text}>{body}</p>}
      {children}
    </section>
  );
}
