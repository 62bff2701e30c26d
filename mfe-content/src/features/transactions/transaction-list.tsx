import { screens, type Transaction } from '@backoffice/contract';
import { ListView, rowOpenIn, useList } from '@backoffice/list-screen';
import { ChannelName, useChannelTypes } from '@backoffice/list-screen/channel-name';
import type { PanelSource } from '@backoffice/list-screen/panel';
import { prefetchQuery } from '@backoffice/data';
import { may, usePermission } from '@backoffice/session';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MerchantLink } from '../../merchant-link';
import { transactionOptions } from './transactions.queries';
import { transactions } from './transactions';

const cells = {
  merchantName: (transaction: Transaction) => <MerchantLink of={transaction} />,
  channelType: ({ channelType }: Transaction) => (channelType ? <ChannelName code={channelType} /> : '–'),
};

const panel: PanelSource<Transaction> = {
  pages: `${screens.transactions}?open=`,
  load: async () => (await import(/* webpackChunkName: "panel" */ './transaction-panel')).TransactionPanel,
};

/** Prefetches the transaction of the panel that the address opens, while the list is loading. */
export async function prefetchOpenTransaction(client: QueryClient, { searchParams }: URL): Promise<void> {
  const id = rowOpenIn(searchParams);
  if (id !== undefined && may('transactions:view')) await prefetchQuery(client, transactionOptions(id));
}

type Filters = typeof transactions.filters;

/** The list without filters by values that the user may not see. */
function useSeenFilters(maySeeMerchants: boolean, maySeeChannels: boolean): Filters {
  return useMemo(() => {
    const unseen = [
      ...(maySeeMerchants ? [] : ['merchantName', 'merchantId']),
      ...(maySeeChannels ? [] : ['channelType', 'channelId']),
    ];
    const seen = Object.entries(transactions.filters).filter(([name]) => !unseen.includes(name));
    return Object.fromEntries(seen) as Filters;
  }, [maySeeMerchants, maySeeChannels]);
}

/** The list of transactions, with links to the merchants and channels that the user may see. */
export function TransactionList() {
  const maySeeList = usePermission('merchants:view');
  const maySeePage = usePermission('merchantPage:view');
  const maySeeMerchants = maySeeList || maySeePage;
  const maySeeChannels = usePermission('channels:view');
  const types = useChannelTypes({ enabled: maySeeChannels });
  const filters = useSeenFilters(maySeeMerchants, maySeeChannels);
  const model = useList(transactions);
  const list = useMemo(() => ({ ...model.list, filters }), [model.list, filters]);
  return (
    <ListView
      cells={cells}
      choices={{ channelType: types }}
      hiddenColumns={[
        ...(maySeeMerchants ? [] : (['merchantName'] as const)),
        ...(maySeeChannels ? [] : (['channelType'] as const)),
      ]}
      model={{ ...model, list }}
      panel={panel}
    />
  );
}
