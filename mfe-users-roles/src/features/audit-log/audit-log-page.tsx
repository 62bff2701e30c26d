import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { AuditLog } from './audit-log';

/** Who did what and when, for those who may see it. */
export function AuditLogPage() {
  return usePermission('auditLog:view') ? <AuditLog /> : <NoPermissionPanel />;
}
