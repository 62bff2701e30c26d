import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useConflictStyles } from './conflict.styles';

interface ConflictFrameProps {
  title: string;
  /** Announced at once by screen readers. */
  summary: string;
  children?: ReactNode;
}

/** The frame of a conflict. Takes the focus when it appears, so that no user misses it. */
export function ConflictFrame({ title, summary, children }: ConflictFrameProps) {
  const styles = useConflictStyles();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.text} role="alert">
        {summary}
      </p>
      {children}
    </section>
  );
}
