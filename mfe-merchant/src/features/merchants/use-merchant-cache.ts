import type { Merchant } from '@backoffice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MerchantListQuery } from './merchant-list-query';
import { merchantKeys, type MerchantPage } from './merchants.queries';

/** Changes of the rows on screen that need no new answer of the server. */
export function useMerchantCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (queryKey: readonly unknown[], items: (items: Merchant[]) => Merchant[], added = 0) => {
      client.setQueriesData<MerchantPage>(
        { queryKey },
        (page) => page && { items: items(page.items), total: page.total + added },
      );
      // An answer that is still on its way knows nothing of the change: it is asked for again.
      void client.invalidateQueries({
        queryKey: merchantKeys.lists,
        predicate: ({ state }) => state.fetchStatus === 'fetching',
      });
    };
    return {
      replace(changed: Merchant) {
        change(merchantKeys.lists, (items) => items.map((row) => (row.id === changed.id ? changed : row)));
      },
      /** Puts a new row on top, also of a list whose filters or order would show it elsewhere. */
      addOnTop(query: MerchantListQuery, created: Merchant) {
        change(
          merchantKeys.list(query),
          (items) => [created, ...items.filter(({ id }) => id !== created.id)],
          1,
        );
      },
      remove({ id }: Merchant) {
        change(merchantKeys.lists, (items) => items.filter((row) => row.id !== id));
      },
      /** The next time that a list is asked for, the server answers. */
      expire() {
        void client.invalidateQueries({ queryKey: merchantKeys.lists, refetchType: 'none' });
      },
    };
  }, [client]);
}
