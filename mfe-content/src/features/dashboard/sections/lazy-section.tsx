import { ErrorPanel, makeStyles, mergeClasses, Skeleton, tokens } from '@backoffice/ui';
import { type LateCode, useLateCode } from '@backoffice/ui/late-code';
import type { sections } from './sections';
import { messages } from '../../../messages';
import { todayMessages } from '../today/today-messages';
import { Card } from '../elements/card';

export const lazySections: LateCode<typeof sections> = {
  async fetch() {
    const [{ sections: code }] = await Promise.all([import('./sections'), todayMessages.load()]);
    return code;
  },
};

/** With the line above it. */
const ROW_HEIGHT = '(var(--ui-row-height, 44px) + 1px)';
/** Where the rows of tables become cards. */
const NARROW = '@media (max-width: 47.99em)';
/** Three lines with the room around them. */
const CARD_HEIGHT = '96px';

const useLazySectionStyles = makeStyles({
  room: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  // The room of full tables, so that neither fewer rows nor none move what is below.
  newest: { minHeight: `calc(6 * ${ROW_HEIGHT})`, [NARROW]: { minHeight: `calc(5 * ${CARD_HEIGHT})` } },
  transactions: {
    minHeight: `calc(9 * ${ROW_HEIGHT})`,
    [NARROW]: {
      minHeight: `calc(8 * ${CARD_HEIGHT})`,
      // The links of merchants are as high as a finger needs them.
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
  /** Whether its turn has come. */
  isWanted?: boolean;
}

/** A card below the first figures. It has its room before its code is here. */
export function LazySection({ section, isWanted }: LazySectionProps) {
  const styles = useLazySectionStyles();
  const text = messages.useText();
  const { fetched, hasFailed, retry } = useLateCode(lazySections, isWanted);
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
