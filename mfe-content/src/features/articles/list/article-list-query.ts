import {
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_TITLE_MAX,
  articleTypes,
  type ArticleStatus,
  type ArticleSummary,
  type ArticleType,
  type ListPage,
} from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import {
  firstSortedPage,
  oneOf,
  sortedPageFields,
  textUpTo,
  type SortedPageQuery,
} from '@backoffice/list-screen';
import { queryOptions } from '@tanstack/react-query';
import { articlesApi } from '../articles.api';
import { articleKeys } from '../articles.queries';

/** An article on screen, where its status may have been changed for this list alone. */
export interface ListedArticle extends Omit<ArticleSummary, 'status'> {
  status: ArticleStatus | 'deleted';
}

/** Stars that can be searched for. */
export const importances = Array.from({ length: ARTICLE_IMPORTANCE_MAX }, (_, index) => index + 1);

/** What the list shows, as its URL says it. */
export interface ArticleListQuery extends SortedPageQuery {
  title?: string | undefined;
  importance?: number | undefined;
  type?: ArticleType | undefined;
}

export const articleListQuery = {
  shape: {
    ...sortedPageFields,
    title: textUpTo(ARTICLE_TITLE_MAX),
    importance: oneOf(importances),
    type: oneOf(articleTypes),
  },
} satisfies ListSchema<ArticleListQuery>;

/** What is shown at first and after a reset. */
export const firstArticlePage: ArticleListQuery = {
  ...firstSortedPage,
  title: undefined,
  importance: undefined,
  type: undefined,
};

export const articleListKey = (query: ArticleListQuery) => [...articleKeys.lists, query];

/** One page of the list. */
export const articleListOptions = (query: ArticleListQuery) =>
  queryOptions({
    queryKey: articleListKey(query),
    queryFn: ({ signal }): Promise<ListPage<ListedArticle>> => articlesApi.list(query, { signal }),
  });
