import * as z from 'zod/mini';
import { auditSorts, LAST_DAY } from '../fields/field-values';
import { listPage, orderBy, paging, shortenedFields } from '../fields/field-schemas';
import { sought } from '../text/text-schemas';

export const historyActions = ['create', 'update', 'delete'] as const;

const value = z.nullable(z.union([z.string(), z.number()]));

/** Null: the field did not exist before, or does not any more. A key stands there as its fingerprint only. */
export const fieldChange = z.object({ field: z.string(), from: value, to: value });
export type FieldChange = z.infer<typeof fieldChange>;

export const historyEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Name of the user at that time; null for what nobody signed in did. */
  actor: z.nullable(z.string()),
  action: z.enum(historyActions),
  changes: z.array(fieldChange),
  /** Why, in the words of who did it; null where nobody said. An API that does not ask for it leaves it out. */
  reason: z.optional(z.nullable(z.string())),
  shortened: shortenedFields,
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** `POST /merchant/history`, `POST /channel/history`: what a row went through, the latest first. */
export const historyRequest = z.strictObject({ ...paging, id: z.int().check(z.minimum(1)) });
export type HistoryRequest = z.input<typeof historyRequest>;

export const historyResponse = listPage(historyEntry);

/** Apart, as one is looked for and the other is most of the log. What was refused to somebody who is signed in is in neither. */
export const auditGroups = {
  changes: [
    ...historyActions,
    'password-change',
    'password-reset',
    'identity-link',
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
  ],
  'sign-ins': ['sign-in', 'sign-in-refused', 'sign-out', 'session-end'],
} as const;

export const auditActions = [
  ...auditGroups.changes,
  ...auditGroups['sign-ins'],
  'call-refused',
  'keys-read',
  'keys-withheld',
  'export-download',
  'log-remove',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditGroup = keyof typeof auditGroups;
const auditGroupNames = Object.keys(auditGroups) as AuditGroup[];

/** What an entry is about: a row, somebody's account, or a call. */
export const auditSubjects = [
  'merchant',
  'channel',
  'channel type',
  'article',
  'list view',
  'user',
  'role',
  'account',
  'call',
  'remote',
  'log',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** A key stands in its changes as its fingerprint only, a password not at all. */
const auditEntry = z.extend(historyEntry, {
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: z.nullable(z.int()),
  subjectName: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
});
export type AuditLogEntry = z.infer<typeof auditEntry>;

const text = sought(64);

/** `POST /audit/list`, the latest first unless the order says otherwise. Texts match anywhere and ignore case. */
export const auditListRequest = z.strictObject({
  ...paging,
  /** From this moment on. */
  from: z.optional(z.iso.datetime()),
  /** Before this moment. */
  to: z.optional(z.iso.datetime()),
  /** Only the last 24 hours. */
  within: z.optional(z.literal(LAST_DAY)),
  /** A part of the name; in double quotes, which no name has, the whole of it. */
  actor: z.optional(text),
  action: z.optional(z.enum(auditActions)),
  /** One of these actions. */
  group: z.optional(z.enum(auditGroupNames)),
  subject: z.optional(z.enum(auditSubjects)),
  /** Name or number of what it is about. */
  target: z.optional(text),
  sort: z._default(orderBy(auditSorts), '-id'),
});
export type AuditListRequest = z.input<typeof auditListRequest>;
export const auditListResponse = listPage(auditEntry);
