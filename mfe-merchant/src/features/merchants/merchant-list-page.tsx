import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { MerchantList } from './merchant-list';

/** The merchants, for those who may see them. */
export function MerchantListPage() {
  return usePermission('merchants:view') ? <MerchantList /> : <NoPermissionPanel />;
}
