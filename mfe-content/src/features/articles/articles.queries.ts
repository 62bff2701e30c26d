import type { ArticleStatus, ArticleSummary } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';
import { articlesApi } from './articles.api';

/** Names the list in the query cache. */
export const ARTICLES = 'articles';
/** The `key` of the declared list, for the form page, which would otherwise fetch the declaration with its columns. */
export const articleListKey = [ARTICLES, 'list'];

/** An article on screen, where its status may have been changed for this list alone. */
export interface ListedArticle extends Omit<ArticleSummary, 'status'> {
  status: ArticleStatus | 'deleted';
}

/** An article to be edited or shown, never from the cache. */
export const articleOptions = (id: number) =>
  queryOptions({
    queryKey: [ARTICLES, 'detail', id],
    queryFn: ({ signal }) => articlesApi.detail(id, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
