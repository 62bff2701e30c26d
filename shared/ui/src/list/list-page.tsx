import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useListPageStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    // What lies over the end of the page, such as the button that adds a row, covers nothing of it.
    '@media (max-width: 639.98px)': { paddingBlockEnd: '64px' },
    // A table that scrolls by itself ends where the window does, so that there is only one scrollbar downwards.
    // Its pages stand at the window's edge, where they stand below rows that pass beneath them.
    ':has(> [data-fills-page])': {
      height: `max(480px, calc(100dvh - var(--ui-page-surroundings, 0px) + ${tokens.spacingHorizontalXXL}))`,
      marginBlockEnd: `calc(-1 * ${tokens.spacingHorizontalXXL})`,
    },
  },
  // In sight while the rows pass beneath; its line lies on the table's own when all of them have passed.
  foot: {
    '@media (min-width: 640px)': {
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      marginBlockStart: `calc(-1px - ${tokens.spacingVerticalM})`,
      paddingBlock: tokens.spacingVerticalS,
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: tokens.colorNeutralStroke2,
      backgroundColor: tokens.colorNeutralBackground2,
    },
  },
});

export interface ListPageProps {
  filters: ReactNode;
  table: ReactNode;
  pagination?: ReactNode;
}

/** What every list has in common: filters, table, pagination, in this order. */
export function ListPage({ filters, table, pagination }: ListPageProps) {
  const styles = useListPageStyles();
  return (
    <div className={styles.page}>
      {filters}
      {table}
      {pagination && <div className={styles.foot}>{pagination}</div>}
    </div>
  );
}
