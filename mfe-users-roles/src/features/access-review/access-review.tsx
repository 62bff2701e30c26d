import type { UserAccess } from '@backoffice/contract';
import { answerInTable, ListScreen, useListCache, useShownPage } from '@backoffice/list-screen';
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
  const shown = useShownPage({
    schema: accessReviewQuery,
    defaults: firstAccessPage,
    pageOptions: accessReviewOptions,
    expire,
  });
  const { query, answer, search } = shown;
  const [opened, setOpened] = useState<UserAccess | null>(null);
  const columns = useAccessColumns(setOpened);
  const inWords = accessFiltersInWords(query, text);
  const inTable = answerInTable(answer, inWords.length > 0);
  // Who has no session left may have gone from the list; the dialog stays until it is closed.
  const user = opened && (inTable.rows.find(({ id }) => id === opened.id) ?? { ...opened, sessions: [] });

  return (
    <>
      <ListScreen
        answer={inTable}
        caption={text('access.list.caption')}
        columns={columns}
        empty={{ title: text('access.list.empty.title'), body: text('access.list.empty.body') }}
        failedTitle={text('access.list.failed.title')}
        filters={{
          fields: accessFilterFields(text),
          values: accessFilterValues(query),
          inWords,
          onSearch: (values) => search(filteredBy(values)),
        }}
        shown={shown}
      />
      {user && <SessionsDialog onClose={() => setOpened(null)} user={user} />}
    </>
  );
}
