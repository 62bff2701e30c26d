import type { Transaction } from '@backoffice/contract';
import { ListView, useList } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { MerchantLink } from '../../merchant-link';
import { transactions } from './transactions';

const cells = { merchantName: (transaction: Transaction) => <MerchantLink of={transaction} /> };

/** The list of transactions, with links to the merchants and channels that the user may see. */
export function TransactionList() {
  const maySeeList = usePermission('merchants:view');
  const maySeePage = usePermission('merchantPage:view');
  const maySeeChannels = usePermission('channels:view');
  return (
    <ListView
      cells={cells}
      hiddenColumns={[
        ...(maySeeList || maySeePage ? [] : (['merchantName'] as const)),
        ...(maySeeChannels ? [] : (['channelType'] as const)),
      ]}
      model={useList(transactions)}
    />
  );
}
