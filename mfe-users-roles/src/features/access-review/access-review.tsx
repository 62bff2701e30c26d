import type { UserAccess } from '@backoffice/contract';
import { answerInTable, useListCache, useShownPage } from '@backoffice/list-screen';
import { DataTable, FilterBar, ListPage, Pagination } from '@backoffice/ui/list';
import { useState } from 'react';
import { accessFilterFields, accessFiltersInWords, accessFilterValues, filteredBy } from './access-filters';
import { accessMessages } from './access-messages';
import { accessReviewQuery, firstAccessPage } from './access-review-query';
import { accessKeys, accessReviewOptions } from './access-review.queries';
import { SessionsDialog } from './sessions-dialog';
import { useAccessColumns } from './use-access-columns';

export function AccessReview() {
  const text = accessMessages.useText();
  const { expire } = useListCache<UserAccess>(accessKeys.lists);
  const { query, answer, search, turnTo, reset } = useShownPage({
    schema: accessReviewQuery,
    defaults: firstAccessPage,
    pageOptions: accessReviewOptions,
    expire,
  });
  const [opened, setOpened] = useState<UserAccess | null>(null);
  const columns = useAccessColumns(setOpened);
  const filters = accessFiltersInWords(query, text);
  const { rows, total, state, failure } = answerInTable(answer, filters.length > 0);
  // Who has no session left may have gone from the list; the dialog stays until it is closed.
  const user = opened && (rows.find(({ id }) => id === opened.id) ?? { ...opened, sessions: [] });

  return (
    <>
      <ListPage
        filters={
          <FilterBar
            fields={accessFilterFields(text)}
            onReset={reset}
            onSearch={(values) => search(filteredBy(values))}
            values={accessFilterValues(query)}
          />
        }
        pagination={
          total > 0 && <Pagination limit={query.limit} onChange={turnTo} page={query.page} total={total} />
        }
        table={
          <DataTable
            caption={text('access.list.caption')}
            columns={columns}
            empty={{ title: text('access.list.empty.title'), body: text('access.list.empty.body') }}
            error={{ title: text('access.list.failed.title'), ...failure }}
            nothingFound={{ filters, onReset: reset }}
            rowKey={({ id }) => id}
            rows={rows}
            skeletonRows={query.limit}
            state={state}
          />
        }
      />
      {user && <SessionsDialog onClose={() => setOpened(null)} user={user} />}
    </>
  );
}
