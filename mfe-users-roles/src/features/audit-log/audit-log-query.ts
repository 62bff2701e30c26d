import {
  auditActions,
  auditSubjects,
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  sortsById,
  type AuditAction,
  type AuditSubject,
  type PageSize,
  type SortById,
} from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import { day, oneOf, pageNumber, textUpTo } from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface AuditLogQuery {
  page: number;
  limit: PageSize;
  sort: SortById;
  /** Both days are in it, by the clock of whoever looks. */
  from?: string | undefined;
  to?: string | undefined;
  actor?: string | undefined;
  action?: AuditAction | undefined;
  subject?: AuditSubject | undefined;
  target?: string | undefined;
}

export const auditLogQuery = {
  shape: {
    page: pageNumber,
    limit: oneOf(PAGE_SIZES),
    sort: oneOf(sortsById),
    from: day,
    to: day,
    actor: textUpTo(64),
    action: oneOf(auditActions),
    subject: oneOf(auditSubjects),
    target: textUpTo(64),
  },
} satisfies ListSchema<AuditLogQuery>;

/** What is shown at first and after a reset. */
export const firstAuditPage: AuditLogQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  sort: '-id',
  from: undefined,
  to: undefined,
  actor: undefined,
  action: undefined,
  subject: undefined,
  target: undefined,
};
