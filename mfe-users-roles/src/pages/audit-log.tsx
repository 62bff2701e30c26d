import { listPage } from '@backoffice/list-screen';
import { auditLog } from '../features/audit-log/audit-log';
import { AuditLogScreen } from '../features/audit-log/audit-log-screen';

export const { Page, messages, prefetch } = listPage(auditLog, AuditLogScreen);
