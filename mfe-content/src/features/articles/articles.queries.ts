import { queryOptions } from '@tanstack/react-query';
import { articlesApi } from './articles.api';

export const articleKeys = {
  lists: ['articles', 'list'],
  detail: (id: number) => ['articles', 'detail', id],
};

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
