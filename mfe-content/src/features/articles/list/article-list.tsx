import type { Screen } from '@backoffice/contract';
import { scrollToTop } from '@backoffice/data';
import { answerInTable, useListCache, useShownPage } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { DataTable, FilterBar, ListPage, Pagination } from '@backoffice/ui/list';
import { useState } from 'react';
import { messages } from '../../../messages';
import { articleKeys, articleListOptions } from '../articles.queries';
import {
  articleFilterFields,
  articleFiltersInWords,
  articleFilterValues,
  filteredBy,
} from './article-filters';
import { ArticleListActions } from './article-list-actions';
import { articleListQuery, firstArticlePage } from './article-list-query';
import type { ListedArticle } from './listed-article';
import { useArticleColumns } from './use-article-columns';
import { useArticleCommands } from './use-article-commands';
import { useLingering } from './use-lingering';

const { limit: limitRule } = articleListQuery.shape;

/** The specification lets the indicator stay so long after the rows have come. */
const LOADING_LASTS_MS = 1500;

/** @param screen which of the two screens that show the articles this is */
export function ArticleList({ screen }: { screen: Extract<Screen, 'articles' | 'articleTable'> }) {
  const text = messages.useText();
  const mayEdit = usePermission(`${screen}:edit`);
  const cache = useListCache<ListedArticle>(articleKeys.lists);
  const { query, answer, search, show, reset } = useShownPage({
    schema: articleListQuery,
    defaults: firstArticlePage,
    pageOptions: articleListOptions,
    expire: cache.expire,
  });
  const [withReviewer, setWithReviewer] = useState(false);
  const { commands, add, warm, dialogs } = useArticleCommands({ cache, query, mayEdit });
  const columns = useArticleColumns(commands, withReviewer);

  const lingers = useLingering(answer.isFetching, LOADING_LASTS_MS);
  const filters = articleFiltersInWords(query, text);
  const { rows, total, state, failure } = answerInTable(
    { ...answer, isFetching: answer.isFetching || (lingers && !answer.error) },
    filters.length > 0,
  );
  const actions = (
    <ArticleListActions
      add={mayEdit ? { onAdd: add, onIntent: warm } : null}
      onShowReviewer={setWithReviewer}
      query={query}
      rows={rows}
      showsReviewer={withReviewer}
      total={total}
    />
  );
  return (
    <>
      <ListPage
        filters={
          <FilterBar
            actions={actions}
            fields={articleFilterFields(text)}
            onReset={reset}
            onSearch={(values) => search(filteredBy(values))}
            values={articleFilterValues(query)}
          />
        }
        pagination={
          total > 0 && (
            <Pagination
              limit={query.limit}
              onChange={({ page, limit }) => {
                show({ page, limit: limitRule.parse(limit) });
                scrollToTop();
              }}
              page={query.page}
              total={total}
            />
          )
        }
        table={
          <DataTable
            caption={text('articles.list.caption')}
            columns={columns}
            empty={{ title: text('articles.list.empty.title'), body: text('articles.list.empty.body') }}
            error={{ title: text('articles.list.failed.title'), ...failure }}
            nothingFound={{ filters, onReset: reset }}
            onSort={({ direction }) => search({ sort: direction === 'ascending' ? '+id' : '-id' })}
            rowKey={({ id }) => id}
            rows={rows}
            skeletonRows={query.limit}
            sort={{ key: 'id', direction: query.sort === '+id' ? 'ascending' : 'descending' }}
            state={state}
          />
        }
      />
      {dialogs}
    </>
  );
}
