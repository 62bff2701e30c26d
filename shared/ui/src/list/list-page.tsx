import type { ReactNode } from 'react';
import { useListPageStyles } from './list-page.styles';

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
