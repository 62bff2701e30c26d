import * as z from 'zod/mini';
import { withoutNul } from './field-schemas';
import { fieldChange } from './history';
import { listPage, paging } from './listing';

export const auditActions = [
  'create',
  'update',
  'delete',
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'password-change',
  'session-end',
  'identity-link',
  'call-refused',
  'publish',
  'promote',
  'roll-back',
  'disable',
  'enable',
  'override-start',
  'override-end',
  'release-remove',
  'key-issue',
  'key-revoke',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an entry is about: a row, somebody's account, or a call. */
export const auditSubjects = [
  'merchant',
  'channel',
  'article',
  'user',
  'role',
  'account',
  'call',
  'remote',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Name of the user at that time; null for what nobody signed in did. */
  actor: z.nullable(z.string()),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: z.nullable(z.int()),
  subjectName: z.nullable(z.string()),
  /** A key stands there as its fingerprint only, a password not at all. */
  changes: z.array(fieldChange),
  requestId: z.nullable(z.string()),
});
export type AuditLogEntry = z.infer<typeof auditEntry>;

const text = z.string().check(z.maxLength(64), withoutNul);

/** `POST /audit/list`, the latest first unless the order says otherwise. Texts match anywhere and ignore case. */
export const auditListRequest = z.strictObject({
  ...paging,
  /** From this moment on. */
  from: z.optional(z.iso.datetime()),
  /** Before this moment. */
  to: z.optional(z.iso.datetime()),
  actor: z.optional(text),
  action: z.optional(z.enum(auditActions)),
  subject: z.optional(z.enum(auditSubjects)),
  /** Name or number of what it is about. */
  target: z.optional(text),
  sort: z._default(z.enum(['+id', '-id']), '-id'),
});
export type AuditListRequest = z.input<typeof auditListRequest>;
export const auditListResponse = listPage(auditEntry);
