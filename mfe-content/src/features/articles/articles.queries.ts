import type { ListPage } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';
import { articlesApi } from './articles.api';
import type { ArticleListQuery } from './list/article-list-query';
import type { ListedArticle } from './list/listed-article';

export const articleKeys = {
  lists: ['articles', 'list'],
  list: (query: ArticleListQuery) => [...articleKeys.lists, query],
  detail: (id: number) => ['articles', 'detail', id],
};

/** One page of the list. */
export const articleListOptions = (query: ArticleListQuery) =>
  queryOptions({
    queryKey: articleKeys.list(query),
    queryFn: ({ signal }): Promise<ListPage<ListedArticle>> => articlesApi.list(query, { signal }),
  });

/** An article to be edited or shown, never from the cache. */
export const articleOptions = (id: number) =>
  queryOptions({
    queryKey: articleKeys.detail(id),
    queryFn: ({ signal }) => articlesApi.detail(id, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
