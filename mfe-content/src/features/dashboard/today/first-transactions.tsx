import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn } from '@backoffice/ui/layout-rules';
import { headingText } from '@backoffice/ui/theme-rules';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { todayMessages } from './today-messages';

const useFirstTransactionsStyles = makeStyles({
  card: {
    ...flexColumn,
    flexGrow: 1,
    justifyContent: 'center',
    alignItems: 'flex-start',
    rowGap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
  },
  title: { margin: 0, ...headingText },
  body: { maxWidth: '64ch', margin: 0, color: tokens.colorNeutralForeground2 },
  link: {
    padding: '4px 0',
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

/** The page that explains the product, which belongs to the host. */
const DOCUMENTATION = '/documentation/index';

/** Explains how transactions come in, in the space of the volume. */
export function FirstTransactions() {
  const styles = useFirstTransactionsStyles();
  const text = todayMessages.useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 className={styles.title} id={titleId}>
        {text('today.empty.title')}
      </h2>
      <p className={styles.body}>{text('today.empty.body')}</p>
      <Link className={styles.link} to={DOCUMENTATION}>
        {text('today.empty.link')}
      </Link>
    </section>
  );
}
