import { periodOf, type RecentDays } from '@backoffice/list-screen';
import { queryOptions } from '@tanstack/react-query';
import { merchantsApi } from '../merchants.api';

/** The periods, by their names in the list of transactions. */
export type MoneyPeriod = Extract<RecentDays, 'today' | 'last-30-days'>;

/** The transaction figures of a merchant for the same periods as the list of transactions. */
export const moneyOptions = (merchantId: number) =>
  queryOptions({
    queryKey: ['transactions', 'money of merchant', merchantId],
    async queryFn({ signal }) {
      const since = (period: MoneyPeriod) =>
        merchantsApi.money({ merchantId, from: periodOf({ within: period }).from }, { signal, shown: true });
      const [today, recent] = await Promise.all([since('today'), since('last-30-days')]);
      return { today, 'last-30-days': recent };
    },
  });
