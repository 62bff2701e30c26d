import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { AccessReview } from './access-review';

/** Who may come in and who is in, for those who may see it. */
export function AccessReviewPage() {
  return usePermission('accessReview:view') ? <AccessReview /> : <NoPermissionPanel />;
}
