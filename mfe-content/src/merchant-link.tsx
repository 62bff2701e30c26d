import { rowAddress, screens, type Transaction } from '@backoffice/contract';
import { RowLink } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';

/** Whose payment it is; a link for who may see that merchant's page. */
export function MerchantLink({ of: { merchantId, merchantName } }: { of: Transaction }) {
  const maySeePage = usePermission('merchantPage:view');
  if (!merchantId || !merchantName) return '–';
  if (!maySeePage) return merchantName;
  return <RowLink to={rowAddress(screens.merchantPage, merchantId)}>{merchantName}</RowLink>;
}
