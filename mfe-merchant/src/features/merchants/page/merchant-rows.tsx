import type { ListPage } from '@backoffice/contract';
import { answerInTable, RowLink } from '@backoffice/list-screen';
import { DataTable, type Column } from '@backoffice/ui/list';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMerchantPageStyles } from './merchant-page.styles';
import { pageMessages } from './page-messages';
import { PageSection } from './page-section';

const texts = {
  channels: {
    title: 'merchantPage.channels',
    all: 'merchantPage.channels.all',
    none: 'merchantPage.channels.none',
    noneBody: 'merchantPage.channels.none-active',
    failed: 'merchantPage.channels.failed',
  },
  transactions: {
    title: 'merchantPage.transactions',
    all: 'merchantPage.transactions.all',
    none: 'merchantPage.transactions.none',
    noneBody: 'merchantPage.transactions.none.body',
    failed: 'merchantPage.transactions.failed',
  },
} as const;

interface MerchantRowsProps<T> {
  of: keyof typeof texts;
  /** The address of the list with all of these rows. */
  list: string;
  answer: UseQueryResult<ListPage<T>>;
  /** Must be the same array on each rendering. */
  columns: readonly Column<T>[];
  /** Shows each row as a line, without headers. */
  isShort?: boolean | undefined;
  /** The content above the table. */
  children?: ReactNode;
  /** The content below the table. */
  foot?: ReactNode;
}

/** A section of a merchant's page or panel with its channels or transactions. */
export function MerchantRows<T extends { id: number }>(props: MerchantRowsProps<T>) {
  const { of, list, answer, columns, isShort, children, foot } = props;
  const styles = useMerchantPageStyles();
  const text = pageMessages.useText();
  const { title, all, none, noneBody, failed } = texts[of];
  const { rows, state, outdated, failure } = answerInTable(answer, false);
  return (
    <PageSection link={<RowLink to={list}>{text(all)}</RowLink>} title={text(title)}>
      {children}
      {state === 'empty' ? (
        <p className={styles.hint}>
          <strong>{text(none)}</strong> {text(noneBody)}
        </p>
      ) : isShort && state === 'rows' ? (
        <ul aria-label={text(title)} className={styles.lines}>
          {rows.map((row) => (
            <li className={styles.line} key={row.id}>
              {columns.map(({ key, cell }) => (
                <span className={styles.cell} key={key}>
                  {cell(row)}
                </span>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <DataTable
          caption={text(title)}
          columns={columns}
          empty={{ title: text(none), body: text(noneBody) }}
          error={{ title: text(failed), ...failure }}
          outdated={outdated}
          rowKey={({ id }) => id}
          rows={rows}
          skeletonRows={3}
          state={state}
        />
      )}
      {foot}
    </PageSection>
  );
}
