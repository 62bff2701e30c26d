import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useConflictStyles } from './conflict.styles';

interface ConflictFrameProps {
  title: string;
  /** Read out at once. */
  summary: string;
  children?: ReactNode;
}

/** Gets the focus as soon as it is there, so that nobody goes on without having met it. */
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
