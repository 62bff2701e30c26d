import * as z from 'zod/mini';
import { auditSorts, LAST_DAY } from '../fields/field-values';
import { anyOf, listPage, orderBy, paging, shortenedFields } from '../fields/field-schemas';
import { CHANGE_TICKET_MAX } from '../reasons/reason-values';
import { rule, sought } from '../text/text-schemas';

/** Keys are issued for remotes and service accounts only. */
const historyActions = ['create', 'update', 'delete', 'key-issue', 'key-revoke'] as const;

const value = z.nullable(z.union([z.string(), z.number()]));

/** Null when the field did not exist before, or no longer does. A key is replaced by its fingerprint. */
export const fieldChange = z.object({ field: z.string(), from: value, to: value });
export type FieldChange = z.infer<typeof fieldChange>;

export const historyEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Name of the user at that time; null when no user was signed in. */
  actor: z.nullable(z.string()),
  action: z.enum(historyActions),
  changes: z.array(fieldChange),
  /** The reason that the user gave; null for none. Left out by an API that does not support reasons. */
  reason: z.optional(z.nullable(z.string())),
  /** The ticket that asks for the change; null for none. Left out by an API that does not support tickets. */
  ticket: z.optional(z.nullable(z.string())),
  shortened: shortenedFields,
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** `POST /merchant/history`, `POST /channel/history`: the changes of a row, latest first. */
export const historyRequest = z.strictObject({ ...paging, id: z.int().check(z.minimum(1)) });
export type HistoryRequest = z.input<typeof historyRequest>;

export const historyResponse = listPage(historyEntry);

/** Groups of actions to filter by: sign-ins are most of the log. Refused calls of signed-in users are in neither group. */
export const auditGroups = {
  changes: [
    ...historyActions,
    'password-change',
    'password-reset',
    'reset-confirm',
    'invite',
    'link-mail',
    'factor-add',
    'factor-rename',
    'factor-remove',
    'recovery-codes',
    'factor-reset-request',
    'factor-reset',
    'identity-link',
    'publish',
    'promote',
    'roll-back',
    'disable',
    'enable',
    'override-start',
    'override-end',
    'release-remove',
    'lock',
    'unlock',
    'owners',
    'retire',
    'ramp',
    'approval-request',
    'approval-approve',
    'approval-reject',
    'approval-return',
    'approval-withdraw',
  ],
  'sign-ins': ['sign-in', 'sign-in-refused', 'sign-out', 'session-end'],
} as const;

const auditActions = [
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

/** The subject of an entry: a row, a user account, or a call. */
export const auditSubjects = [
  'merchant',
  'channel',
  'channel type',
  'merchant note',
  'channel note',
  'article',
  'list view',
  'user',
  'role',
  'service account',
  'webhook',
  'account',
  'call',
  'remote',
  'log',
  'approval',
  'approval policy',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** In changes, a key is replaced by its fingerprint, and passwords are left out. */
const auditEntry = z.extend(historyEntry, {
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: z.nullable(z.int()),
  subjectName: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** The process that wrote the entry: host name, id of its start and release; null for one of earlier releases or of the database. */
  process: z.optional(z.nullable(z.string())),
});
export type AuditLogEntry = z.infer<typeof auditEntry>;

const text = sought(64);

/** `POST /audit/list`, latest first unless sorted otherwise. Texts match anywhere and ignore case. */
export const auditListRequest = z.strictObject({
  ...paging,
  /** Inclusive start of the period. */
  from: z.optional(z.iso.datetime()),
  /** Exclusive end of the period. */
  to: z.optional(z.iso.datetime()),
  /** Only the last 24 hours. */
  within: z.optional(z.literal(LAST_DAY)),
  /** Part of the username; the whole name if in double quotes, which usernames cannot contain. */
  actor: z.optional(anyOf(text)),
  /** Reads of private keys have a log of their own: `keys-read` cannot be combined with other actions. */
  action: z.optional(
    anyOf(z.enum(auditActions)).check(
      rule((actions) => new Set([actions].flat()).size < 2 || !actions.includes('keys-read'), 'field-choice'),
    ),
  ),
  /** One of these actions. */
  group: z.optional(anyOf(z.enum(auditGroupNames))),
  subject: z.optional(anyOf(z.enum(auditSubjects))),
  /** Name or id of the subject. */
  target: z.optional(text),
  /** The whole ticket, ignoring case. */
  ticket: z.optional(sought(CHANGE_TICKET_MAX)),
  sort: z._default(orderBy(auditSorts), '-id'),
});
export type AuditListRequest = z.input<typeof auditListRequest>;
export const auditListResponse = listPage(auditEntry);
