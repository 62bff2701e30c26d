import type { ArticleStatus, ArticleSummary } from '@backoffice/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { articlesApi } from './articles.api';

/** Names the list in the query cache. */
export const ARTICLES = 'articles';

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

/**
 * Has the server answer the next time that the list is shown. By the list's key and not by the list itself, so that the form
 * page does not fetch the declaration with its columns.
 */
export function useExpireArticleList(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [ARTICLES, 'list'], refetchType: 'none' });
}
