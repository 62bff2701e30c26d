import { periodOf, type RecentDays } from '@backoffice/list-screen';
import { queryOptions } from '@tanstack/react-query';
import { merchantsApi } from '../merchants.api';

/** As the list of transactions names them. */
export type MoneyPeriod = Extract<RecentDays, 'today' | 'last-30-days'>;

/** What a merchant turns over: its transactions from the moment on from which the list has them. */
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
