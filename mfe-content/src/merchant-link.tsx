import { rowAddress, screens, type Transaction } from '@backoffice/contract';
import { RowLink } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';

/** The merchant of a transaction; a link for users who may see the merchant's page. */
export function MerchantLink({ of: { merchantId, merchantName } }: { of: Transaction }) {
  const maySeePage = usePermission('merchantPage:view');
  if (!merchantId || !merchantName) return <span>–</span>;
  if (!maySeePage) return merchantName;
  return <RowLink to={rowAddress(screens.merchantPage, merchantId)}>{merchantName}</RowLink>;
}
