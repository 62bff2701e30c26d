import { useListState } from '@backoffice/data';
import { useEffect } from 'react';
import { firstMerchantPage, merchantListQuery, type MerchantListQuery } from './merchant-list-query';
import { useMerchantList } from './merchants.queries';
import { useMerchantCache } from './use-merchant-cache';

/** The page of merchants that the URL names, and the ways to another one. */
export function useShownMerchants() {
  const { state: query, set } = useListState(merchantListQuery, firstMerchantPage);
  const answer = useMerchantList(query);
  const { data, isFetching, refetch } = answer;
  const cache = useMerchantCache();

  // A page past the end, from an old link or because rows have gone, gives way to the last one.
  const lastPage = data && !isFetching ? Math.max(1, Math.ceil(data.total / query.limit)) : query.page;
  useEffect(() => {
    if (query.page > lastPage) set({ page: lastPage }, { replace: true });
  }, [query.page, lastPage, set]);

  /** Asks the server, also for what is already shown. */
  const search = (patch: Partial<MerchantListQuery>) => {
    const next: MerchantListQuery = { ...query, page: 1, ...patch };
    const names = Object.keys(next) as (keyof MerchantListQuery)[];
    cache.expire();
    if (names.every((name) => next[name] === query[name])) void refetch();
    else set(next);
  };
  return { query, answer, search, show: set, reset: () => search(firstMerchantPage) };
}
