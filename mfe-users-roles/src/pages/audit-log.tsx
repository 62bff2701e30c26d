import { uiMessages } from '@backoffice/ui';
import { auditMessages } from '../features/audit-log/audit-messages';

export { AuditLogPage as Page } from '../features/audit-log/audit-log-page';
export { prefetchAuditLog as prefetch } from '../features/audit-log/prefetch-audit-log';

/** The texts that the page shows. */
export const messages = [auditMessages, uiMessages];
