import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useListPageStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    // Room for elements over the end of the page, such as the button that adds a row.
    '@media (max-width: 639.98px)': { paddingBlockEnd: '72px' },
    // A table that scrolls by itself ends at the end of the window, so that there is only one vertical scrollbar. The
    // pagination is at the window's edge, as below rows that scroll beneath it.
    ':has(> [data-fills-page])': {
      height: `max(480px, calc(100dvh - var(--ui-page-surroundings, 0px) + ${tokens.spacingHorizontalXXL}))`,
      marginBlockEnd: `calc(-1 * ${tokens.spacingHorizontalXXL})`,
    },
  },
  // Sticky over the rows; its border overlaps that of the table at the end.
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

/** The common layout of list pages: filters, table, pagination. */
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
