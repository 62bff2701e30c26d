import type { ArticleStatus, ArticleSummary } from '@backoffice/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { articlesApi } from './articles.api';

/** The key of the list in the query cache. */
export const ARTICLES = 'articles';

/** An article on screen, whose status may have been changed in this list only. */
export interface ListedArticle extends Omit<ArticleSummary, 'status'> {
  status: ArticleStatus | 'deleted';
}

/** An article to edit or show, always fetched again. */
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
 * Returns a function that makes the list refetch the next time it is shown. Uses the list's key instead of its declaration, so that
 * the form page does not load the columns.
 */
export function useExpireArticleList(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [ARTICLES, 'list'], refetchType: 'none' });
}
