import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { flexColumn } from '@backoffice/ui/layout-rules';
import { cardBox, headingText } from '@backoffice/ui/theme-rules';
import { type ComponentProps, type ReactNode, useId } from 'react';

const useDemoPageStyles = makeStyles({
  page: { ...flexColumn, rowGap: tokens.spacingVerticalL },
  intro: { maxWidth: '80ch', margin: 0, textWrap: 'pretty', color: tokens.colorNeutralForeground2 },
  card: { minWidth: 0, padding: tokens.spacingHorizontalL, ...cardBox },
  title: { margin: `0 0 ${tokens.spacingVerticalM}`, ...headingText },
  wide: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
    marginBlockEnd: tokens.spacingVerticalM,
    ':last-child': { marginBlockEnd: 0 },
  },
});

interface DemoPageProps {
  /** One or two sentences about the page and its use. */
  intro: string;
  children: ReactNode;
}

/** The layout of a demo page: an introduction, then its cards. */
export function DemoPage({ intro, children }: DemoPageProps) {
  const styles = useDemoPageStyles();
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{intro}</p>
      {children}
    </div>
  );
}

/** A section of a demo page with a heading. */
export function DemoCard({ title, children }: { title: string; children: ReactNode }) {
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

/** A row of controls that wraps. */
export function Bar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(useDemoPageStyles().bar, className)}>{children}</div>;
}

/** A table that scrolls horizontally where it is wider than the window. */
export function WideTable(props: ComponentProps<'table'> & { 'aria-label': string }) {
  const label = props['aria-label'];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it only while it has the focus
    <div aria-label={label} className={useDemoPageStyles().wide} role="group" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
