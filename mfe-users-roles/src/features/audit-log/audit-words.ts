import {
  ALL_REMOTES,
  type AuditLogEntry,
  deployKeyOf,
  type FieldChange,
  SET_UP_KEY_LABEL,
} from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { joinPhrases } from '@backoffice/i18n/format-list';
import type { auditMessages } from './audit-messages';

const texts = {
  address: 'audit.changed.address',
  provider: 'audit.changed.provider',
  sessions: 'audit.changed.sessions',
  username: 'audit.changed.username',
  roleName: 'audit.changed.role-name',
  avatar: 'audit.changed.avatar',
  introduction: 'audit.changed.introduction',
  status: 'audit.changed.status',
  factor: 'audit.changed.factor',
  secondFactor: 'audit.changed.secondFactor',
  secondFactorGraceDays: 'audit.changed.secondFactorGraceDays',
  key: 'audit.changed.key',
  name: 'audit.changed.name',
  description: 'audit.changed.description',
  scopes: 'audit.changed.scopes',
  expiresAt: 'audit.changed.expires-at',
  url: 'audit.changed.url',
  kinds: 'audit.changed.kinds',
  stoppedFor: 'audit.changed.stopped-for',
  secret: 'audit.changed.secret',
  sentUntil: 'audit.changed.sent-until',
  merchantName: 'audit.changed.merchant-name',
  merchantNo: 'audit.changed.merchant-no',
  privateKey: 'audit.changed.private-key',
  nextKey: 'audit.changed.next-key',
  formerKeys: 'audit.changed.former-keys',
  nextUpKey: 'audit.changed.next-up-key',
  nextDownKey: 'audit.changed.next-down-key',
  formerUpKeys: 'audit.changed.former-up-keys',
  formerDownKeys: 'audit.changed.former-down-keys',
  freeDifference: 'audit.changed.free-difference',
  merchantExpansionA: 'audit.changed.merchant-expansion-a',
  merchantExpansionB: 'audit.changed.merchant-expansion-b',
  merchantExpansionC: 'audit.changed.merchant-expansion-c',
  merchantExpansionD: 'audit.changed.merchant-expansion-d',
  merchantId: 'audit.changed.merchant-id',
  merchantChannel: 'audit.changed.merchant-channel',
  merchantWeight: 'audit.changed.merchant-weight',
  merchantExpansion: 'audit.changed.merchant-expansion',
  merchantUpPublicKey: 'audit.changed.merchant-up-public-key',
  merchantUpPrivateKey: 'audit.changed.merchant-up-private-key',
  keyField: 'audit.changed.key',
  merchantDownPublicKey: 'audit.changed.merchant-down-public-key',
  merchantDownPrivateKey: 'audit.changed.merchant-down-private-key',
  title: 'audit.changed.title',
  content: 'audit.changed.content',
  content_short: 'audit.changed.content-short',
  source_uri: 'audit.changed.source-uri',
  image_uri: 'audit.changed.image-uri',
  display_time: 'audit.changed.display-time',
  platforms: 'audit.changed.platforms',
  comment_disabled: 'audit.changed.comment-disabled',
  importance: 'audit.changed.importance',
  author: 'audit.changed.author',
  reviewer: 'audit.changed.reviewer',
  type: 'audit.changed.type',
  forecast: 'audit.changed.forecast',
  remark: 'audit.changed.remark',
  timestamp: 'audit.changed.timestamp',
  live: 'audit.changed.live',
  release: 'audit.changed.release',
  previous: 'audit.changed.previous',
  canary: 'audit.changed.canary',
  canaryRule: 'audit.changed.canary-rule',
  disabled: 'audit.changed.disabled',
  disabledUntil: 'audit.changed.disabled-until',
  lock: 'audit.changed.lock',
  lockedUntil: 'audit.changed.locked-until',
  owners: 'audit.changed.owners',
  reason: 'audit.changed.reason',
  menu: 'audit.changed.menu',
  permission: 'audit.changed.permission',
  commit: 'audit.changed.commit',
  repository: 'audit.changed.repository',
  run: 'audit.changed.run',
  days: 'audit.changed.days',
  rows: 'audit.changed.rows',
  ids: 'audit.changed.ids',
  keysPerHour: 'audit.changed.keys-per-hour',
  loads: 'audit.changed.loads',
  failures: 'audit.changed.failures',
  users: 'audit.changed.users',
  reporters: 'audit.changed.reporters',
  list: 'audit.changed.list',
  query: 'audit.changed.query',
  columns: 'audit.changed.columns',
  sharedWith: 'audit.changed.shared-with',
  startOfList: 'audit.changed.start-of-list',
  until: 'audit.changed.until',
  lastLine: 'audit.changed.last-line',
  hash: 'audit.changed.hash',
  text: 'audit.changed.text',
  recordId: 'audit.changed.record-id',
  approvedBy: 'audit.changed.approved-by',
  askedBy: 'audit.changed.asked-by',
  'channel-keys': 'audit.changed.channel-keys',
  weights: 'audit.changed.weights',
  grants: 'audit.changed.grants',
  promote: 'audit.changed.promote',
  bulk: 'audit.changed.bulk',
  sharePoints: 'audit.changed.share-points',
  bulkRows: 'audit.changed.bulk-rows',
  hours: 'audit.changed.hours',
  deployKeyRemotes: 'audit.changed.deploy-key-remotes',
  email: 'audit.changed.email',
} as const;

/** Returns the label of a changed field. Pages granted to a role, and fields of newer servers, keep their names. */
export function changedField(field: string, text: typeof auditMessages.text): string {
  return Object.hasOwn(texts, field) ? text(texts[field as keyof typeof texts]) : field;
}

type Text = typeof auditMessages.text;

const valueTexts = {
  active: 'audit.value.active',
  inactive: 'audit.value.inactive',
  deleted: 'audit.value.deleted',
  draft: 'audit.value.draft',
  published: 'audit.value.published',
  true: 'audit.value.yes',
  false: 'audit.value.no',
} as const;
/** Fields whose values have labels; in other fields such a word was typed by a user. */
const WORDED = ['status', 'comment_disabled'];

const SHA_256 = /^[0-9a-f]{64}$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns a changed value as its screen shows it, or as it is in the log where it has no label. */
export function changedValue(field: string, value: FieldChange['from'], text: Text): string {
  const raw = String(value ?? '');
  if (field === 'keyField') return changedField(raw, text);
  if (WORDED.includes(field) && Object.hasOwn(valueTexts, raw))
    return text(valueTexts[raw as keyof typeof valueTexts]);
  if (SHA_256.test(raw))
    return text('audit.value.fingerprint', { start: raw.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ') });
  return TIME.test(raw) ? formatDateTime(raw) : raw;
}

/** The labels of actions, in the order of the filter. */
export const actionTexts = {
  create: 'audit.deed.create',
  update: 'audit.deed.update',
  delete: 'audit.deed.delete',
  'sign-in': 'audit.deed.sign-in',
  'sign-in-refused': 'audit.deed.sign-in-refused',
  'sign-out': 'audit.deed.sign-out',
  'password-change': 'audit.deed.password-change',
  'password-reset': 'audit.deed.password-reset',
  'reset-confirm': 'audit.deed.reset-confirm',
  invite: 'audit.deed.invite',
  'link-mail': 'audit.deed.link-mail',
  'factor-add': 'audit.deed.factor-add',
  'factor-rename': 'audit.deed.factor-rename',
  'factor-remove': 'audit.deed.factor-remove',
  'recovery-codes': 'audit.deed.recovery-codes',
  'factor-reset-request': 'audit.deed.factor-reset-request',
  'factor-reset': 'audit.deed.factor-reset',
  'session-end': 'audit.deed.session-end',
  'identity-link': 'audit.deed.identity-link',
  'call-refused': 'audit.deed.call-refused',
  publish: 'audit.deed.publish',
  promote: 'audit.deed.promote',
  'roll-back': 'audit.deed.roll-back',
  disable: 'audit.deed.disable',
  enable: 'audit.deed.enable',
  'override-start': 'audit.deed.override-start',
  'override-end': 'audit.deed.override-end',
  'release-remove': 'audit.deed.release-remove',
  'key-issue': 'audit.deed.key-issue',
  'key-revoke': 'audit.deed.key-revoke',
  lock: 'audit.deed.lock',
  unlock: 'audit.deed.unlock',
  owners: 'audit.deed.owners',
  retire: 'audit.deed.retire',
  ramp: 'audit.deed.ramp',
  'approval-request': 'audit.deed.approval-request',
  'approval-approve': 'audit.deed.approval-approve',
  'approval-reject': 'audit.deed.approval-reject',
  'approval-return': 'audit.deed.approval-return',
  'approval-withdraw': 'audit.deed.approval-withdraw',
  'keys-read': 'audit.deed.keys-read',
  'keys-withheld': 'audit.deed.keys-withheld',
  'export-download': 'audit.deed.export-download',
  'log-remove': 'audit.deed.log-remove',
} as const;

/** The labels of subjects. */
export const subjectTexts = {
  merchant: 'audit.subject.merchant',
  channel: 'audit.subject.channel',
  'channel type': 'audit.subject.channel type',
  'merchant note': 'audit.subject.merchant note',
  'channel note': 'audit.subject.channel note',
  article: 'audit.subject.article',
  'list view': 'audit.subject.list view',
  user: 'audit.subject.user',
  role: 'audit.subject.role',
  'service account': 'audit.subject.service account',
  webhook: 'audit.subject.webhook',
  account: 'audit.subject.account',
  call: 'audit.subject.call',
  remote: 'audit.subject.remote',
  log: 'audit.subject.log',
  approval: 'audit.subject.approval',
  'approval policy': 'audit.subject.approval policy',
} as const;

/** The value of a field that has none any more. */
const NONE = '–';

const fromTo = (from: string, to: string) => (from === '' ? to : `${from} → ${to}`);

/** Subjects that are changed without a user, too. */
const SYSTEMS: readonly AuditLogEntry['subject'][] = ['remote', 'log', 'approval policy', 'webhook'];

/** Names of directories in the log, longer than any username. */
const DIRECTORY = 'company directory (SCIM)';
const PROVIDER = /^sign-in provider (.+)$/;
const SERVICE_ACCOUNT = /^service account (.+)$/;

/** Returns the name of a user, or that of a key, service account or directory in the user's language. */
function nameOf(actor: string, text: Text): string {
  const label = deployKeyOf(actor);
  if (label === SET_UP_KEY_LABEL) return text('audit.actor.installation');
  if (label !== null) return text('audit.actor.deploy-key', { label });
  if (actor === DIRECTORY) return text('audit.actor.directory');
  const name = SERVICE_ACCOUNT.exec(actor)?.[1];
  if (name !== undefined) return text('audit.actor.service-account', { name });
  const provider = PROVIDER.exec(actor)?.[1];
  return provider === undefined ? actor : text('audit.actor.provider', { provider });
}

/** The parts of an entry as text. */
export const auditWords = {
  /**
   * The user, key or directory, or a text where there is none: a start, a deploy key or a failing release can change releases too.
   */
  actor: ({ actor, subject }: AuditLogEntry, text: Text) => {
    if (actor !== null) return nameOf(actor, text);
    return text(SYSTEMS.includes(subject) ? 'audit.actor.system' : 'audit.actor.nobody');
  },
  /** The target. An unknown username may be a password typed by mistake, so it is not in the log. */
  target: ({ subject, subjectName, subjectId, action }: AuditLogEntry, text: Text) => {
    if (action === 'sign-in-refused' && subjectId === null) return text('audit.target.unknown');
    if (subject === 'log')
      return text(subjectName === 'key_read' ? 'audit.target.key-reads' : 'audit.list.caption');
    if (subject === 'remote' && subjectName === ALL_REMOTES) return text('audit.target.all-remotes');
    // There is one, and the sentence names it.
    if (subject === 'approval policy') return '';
    return subjectName ?? String(subjectId ?? '');
  },
  /** The changes as they are in the log, for exports. */
  changes: ({ changes }: AuditLogEntry) =>
    changes
      .map(({ field, from, to }) => `${field}: ${fromTo(String(from ?? ''), String(to ?? ''))}`)
      .join('; '),
  changesInWords: ({ changes }: AuditLogEntry, text: Text) =>
    joinPhrases(
      changes.map(({ field, from, to }) =>
        text('audit.filter.in-words', {
          field: changedField(field, text),
          value: fromTo(changedValue(field, from, text), changedValue(field, to, text) || NONE),
        }),
      ),
    ),
  /** The reason given by the user, if any. */
  reason: ({ reason }: AuditLogEntry, text: Text) =>
    reason && text('audit.filter.in-words', { field: text('audit.field.reason'), value: reason }),
};
