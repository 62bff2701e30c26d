import { MAX_LIMIT, type ListPage, type MerchantOption } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import type { ComboboxOption } from '@backoffice/ui/form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../messages';
import { channelsApi } from './channels.api';

const SEARCH_LIMIT = 50;

/** Merchants whose name holds what is typed, or whose number begins with it. */
async function searchMerchants(typed: string, signal: AbortSignal): Promise<ListPage<MerchantOption>> {
  const read = (search: { merchantName?: string; merchantNo?: string }) =>
    channelsApi.merchantOptions({ ...search, limit: SEARCH_LIMIT }, { signal, quiet: true });
  const [byName, byNumber] = await Promise.all([read({ merchantName: typed }), read({ merchantNo: typed })]);
  const found = new Map([...byNumber.items, ...byName.items].map((merchant) => [merchant.id, merchant]));
  return { items: [...found.values()], total: Math.max(byName.total, byNumber.total) };
}

/**
 * The active merchants to choose from: all of them up to a thousand; past that what is typed is searched in the server.
 *
 * @param isAsked whether there is anything to choose
 */
export function useMerchantOptions(isAsked: boolean) {
  const text = messages.useText();
  const [typed, setTyped] = useState('');
  const first = useQuery({
    queryKey: ['channels', 'merchants'],
    queryFn: ({ signal }) => channelsApi.merchantOptions({ limit: MAX_LIMIT }, { signal, quiet: true }),
    enabled: isAsked,
  });
  const isTooMany = (first.data?.total ?? 0) > MAX_LIMIT;
  const isSearching = isTooMany && typed !== '';
  const search = useQuery({
    queryKey: ['channels', 'merchants', typed],
    queryFn: ({ signal }) => searchMerchants(typed, signal),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isError } = isSearching ? search : first;
  const options = (data?.items ?? []).map(({ id, merchantName, merchantNo }): ComboboxOption<number> => ({
    value: id,
    label: merchantName,
    detail: merchantNo,
  }));
  const noteOf = () => {
    if (isFetching) return text('channels.form.merchant.loading');
    if (isError) return text('channels.form.merchant.failed');
    if (options.length === 0) return text('channels.form.merchant.none');
    if (isTooMany) return text('channels.form.merchant.too-many', { total: formatNumber(first.data!.total) });
    return text('channels.form.merchant.total', { total: formatNumber(data!.total) });
  };
  return { options, note: noteOf(), onSearch: setTyped };
}
