import { makeStyles, tokens } from '@backoffice/ui';
import { type ReactNode, useId } from 'react';

const useDemoCardStyles = makeStyles({
  card: {
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface DemoCardProps {
  title: string;
  children: ReactNode;
}

/** A part of a demonstration, under a heading that names it. */
export function DemoCard({ title, children }: DemoCardProps) {
  const styles = useDemoCardStyles();
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
