import { auditActions, auditSubjects, type AuditAction, type AuditSubject } from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import {
  day,
  firstSortedPage,
  oneOf,
  sortedPageFields,
  textUpTo,
  type SortedPageQuery,
} from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface AuditLogQuery extends SortedPageQuery {
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
    ...sortedPageFields,
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
  ...firstSortedPage,
  sort: '-id',
  from: undefined,
  to: undefined,
  actor: undefined,
  action: undefined,
  subject: undefined,
  target: undefined,
};
