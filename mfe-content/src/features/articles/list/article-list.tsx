import type { Screen } from '@backoffice/contract';
import { answerInTable, ListScreen, useListCache, useShownPage } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { useState } from 'react';
import { messages } from '../../../messages';
import { articleKeys } from '../articles.queries';
import {
  articleFilterFields,
  articleFiltersInWords,
  articleFilterValues,
  filteredBy,
} from './article-filters';
import { ArticleListActions } from './article-list-actions';
import {
  articleListOptions,
  articleListQuery,
  firstArticlePage,
  type ListedArticle,
} from './article-list-query';
import { useArticleColumns } from './use-article-columns';
import { useArticleCommands } from './use-article-commands';
import { useLingering } from './use-lingering';

/** The specification lets the indicator stay so long after the rows have come. */
const LOADING_LASTS_MS = 1500;

/** @param screen which of the two screens that show the articles this is */
export function ArticleList({ screen }: { screen: Extract<Screen, 'articles' | 'articleTable'> }) {
  const text = messages.useText();
  const mayEdit = usePermission(`${screen}:edit`);
  const cache = useListCache<ListedArticle>(articleKeys.lists);
  const shown = useShownPage({
    schema: articleListQuery,
    defaults: firstArticlePage,
    pageOptions: articleListOptions,
    expire: cache.expire,
  });
  const { query, answer, search } = shown;
  const [withReviewer, setWithReviewer] = useState(false);
  const { commands, add, warm, dialogs } = useArticleCommands({ cache, query, mayEdit });
  const columns = useArticleColumns(commands, withReviewer);

  const lingers = useLingering(answer.isFetching, LOADING_LASTS_MS);
  const inWords = articleFiltersInWords(query, text);
  const inTable = answerInTable(
    { ...answer, isFetching: answer.isFetching || (lingers && !answer.error) },
    inWords.length > 0,
  );
  const actions = (
    <ArticleListActions
      add={mayEdit ? { onAdd: add, onIntent: warm } : null}
      onShowReviewer={setWithReviewer}
      query={query}
      rows={inTable.rows}
      showsReviewer={withReviewer}
      total={inTable.total}
    />
  );
  return (
    <>
      <ListScreen
        actions={actions}
        answer={inTable}
        caption={text('articles.list.caption')}
        columns={columns}
        empty={{ title: text('articles.list.empty.title'), body: text('articles.list.empty.body') }}
        failedTitle={text('articles.list.failed.title')}
        filters={{
          fields: articleFilterFields(text),
          values: articleFilterValues(query),
          inWords,
          onSearch: (values) => search(filteredBy(values)),
        }}
        shown={shown}
      />
      {dialogs}
    </>
  );
}
