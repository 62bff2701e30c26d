import { ErrorPanel, makeStyles, mergeClasses, Skeleton, tokens } from '@backoffice/ui';
import { type LateCode, useLateCode } from '@backoffice/ui/late-code';
import type { sections } from './sections';
import { messages } from '../../../messages';
import { Card } from '../elements/card';

export const lazySections: LateCode<typeof sections> = {
  fetch: async () => (await import(/* webpackChunkName: "Dashboard-late" */ './sections')).sections,
};

/** The height of a row with its top border. */
const ROW_HEIGHT = '(var(--ui-row-height, 44px) + 1px)';
/** The width below which table rows become cards. */
const NARROW = '@media (max-width: 47.99em)';
/** The height of three lines with padding. */
const CARD_HEIGHT = '96px';

const useLazySectionStyles = makeStyles({
  room: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  // The height of full tables, so that fewer rows do not shift the layout.
  newest: { minHeight: `calc(6 * ${ROW_HEIGHT})`, [NARROW]: { minHeight: `calc(5 * ${CARD_HEIGHT})` } },
  transactions: {
    minHeight: `calc(9 * ${ROW_HEIGHT})`,
    [NARROW]: {
      minHeight: `calc(8 * ${CARD_HEIGHT})`,
      // Links of merchants are taller on touch screens.
      '@media (pointer: coarse)': { minHeight: `calc(8 * (${CARD_HEIGHT} + 22px))` },
    },
  },
  todos: { minHeight: '180px' },
  skeleton: {
    flexGrow: 1,
    width: 'auto',
    margin: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
  },
});

const titles = {
  newest: 'dashboard.newest.title',
  todos: 'dashboard.todos.title',
  transactions: 'dashboard.transactions.title',
} as const;

interface LazySectionProps {
  section: keyof typeof titles;
}

/** A card below the first figures. Its space is reserved while its code is loading. */
export function LazySection({ section }: LazySectionProps) {
  const styles = useLazySectionStyles();
  const text = messages.useText();
  const { fetched, hasFailed, retry } = useLateCode(lazySections);
  const Section = fetched?.[section];
  const title = text(titles[section]);
  return (
    <Card isBusy={!Section && !hasFailed} title={title}>
      <div className={mergeClasses(styles.room, styles[section])}>
        {Section ? (
          <Section label={title} />
        ) : hasFailed ? (
          <ErrorPanel onRetry={retry} title={text('dashboard.failed.title')} />
        ) : (
          <Skeleton className={styles.skeleton} />
        )}
      </div>
    </Card>
  );
}
