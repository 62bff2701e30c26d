import { api } from '@backoffice/api-client';
import { apiPaths, type ArticleSummary, type ListPage } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';

const ARTICLES = 20;

/** The first articles; in an order of its own they are the page's, so that they are not asked for again. */
export const demoArticlesOptions = queryOptions({
  queryKey: ['demos', 'articles'],
  queryFn: ({ signal }): Promise<ListPage<ArticleSummary>> =>
    api.get(apiPaths.articleList, { signal, query: { page: 1, limit: ARTICLES } }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});
