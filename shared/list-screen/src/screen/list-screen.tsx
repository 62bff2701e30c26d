import type { SortById } from '@backoffice/contract';
import {
  DataTable,
  FilterBar,
  ListPage,
  Pagination,
  type DataTableProps,
  type FilterBarProps,
} from '@backoffice/ui/list';
import type { ReactNode } from 'react';
import type { answerInTable } from './answer-in-table';

export interface ListScreenProps<T extends { id: number }, N extends string> extends Pick<
  DataTableProps<T>,
  'caption' | 'columns' | 'empty' | 'groups'
> {
  /** What `useShownPage` gives. */
  shown: {
    /** Without a sort where the order is fixed. */
    query: { page: number; limit: number; sort?: SortById };
    search: (patch: { page?: number; sort?: SortById }) => void;
    turnTo: (to: { page: number; limit: number }) => void;
    reset: () => void;
  };
  answer: ReturnType<typeof answerInTable<T>>;
  /** What is said over an answer that is a failure. */
  failedTitle: string;
  filters: Pick<FilterBarProps<N>, 'fields' | 'values' | 'onSearch'> & {
    /** Those in force, each as "field: value". */
    inWords: readonly string[];
  };
  /** What can be done with the whole list. */
  actions?: ReactNode;
}

/** Filters, table and pages of a list whose rows are sorted by their id, or as the server sorts them. */
export function ListScreen<T extends { id: number }, N extends string>({
  shown,
  answer,
  failedTitle,
  filters: { inWords, ...filters },
  actions,
  ...table
}: ListScreenProps<T, N>) {
  const { query, search, turnTo, reset } = shown;
  const { rows, total, state, failure } = answer;
  return (
    <ListPage
      filters={<FilterBar {...filters} actions={actions} onReset={reset} />}
      pagination={
        total > 0 && <Pagination limit={query.limit} onChange={turnTo} page={query.page} total={total} />
      }
      table={
        <DataTable
          {...table}
          error={{ title: failedTitle, ...failure }}
          nothingFound={{ filters: inWords, onReset: reset }}
          onSort={({ direction }) => search({ sort: direction === 'ascending' ? '+id' : '-id' })}
          rowKey={({ id }) => id}
          rows={rows}
          skeletonRows={query.limit}
          sort={query.sort && { key: 'id', direction: query.sort === '+id' ? 'ascending' : 'descending' }}
          state={state}
        />
      }
    />
  );
}
