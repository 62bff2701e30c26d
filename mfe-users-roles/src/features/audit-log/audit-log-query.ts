import { auditActions, auditSubjects, DEFAULT_PAGE_SIZE, PAGE_SIZES, paging } from '@backoffice/contract';
import * as z from 'zod/mini';

const text = z.optional(z.string().check(z.maxLength(64)));
const day = z.optional(z.iso.date());

/** What the list shows, as its URL says it. */
export const auditLogQuery = z.object({
  page: paging.page,
  limit: z.literal(PAGE_SIZES),
  sort: z.enum(['+id', '-id']),
  /** Both days are in it, by the clock of whoever looks. */
  from: day,
  to: day,
  actor: text,
  action: z.optional(z.enum(auditActions)),
  subject: z.optional(z.enum(auditSubjects)),
  target: text,
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;

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
