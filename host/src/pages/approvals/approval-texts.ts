import type { ApprovalKind, ApprovalRule, ApprovalState } from '@backoffice/contract/approval-values';
import type { ApprovalEffect, ApprovalRequest } from '@backoffice/contract/approvals';
import type { FieldChange } from '@backoffice/contract';
import { defineMessages, formatDateTime } from '@backoffice/i18n';

export const texts = defineMessages('host-approvals', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

type Text = typeof texts.text;

export const kindTexts = {
  'channel-keys': 'approvals.kind.channel-keys',
  weights: 'approvals.kind.weights',
  grants: 'approvals.kind.grants',
  promote: 'approvals.kind.promote',
  bulk: 'approvals.kind.bulk',
  policy: 'approvals.kind.policy',
} as const satisfies Record<ApprovalKind, string>;

export const ruleTexts = {
  none: 'approvals.rule.none',
  'other-user': 'approvals.rule.other-user',
  'other-role': 'approvals.rule.other-role',
} as const satisfies Record<ApprovalRule, string>;

export const stateTexts = {
  waiting: 'approvals.state.waiting',
  approved: 'approvals.state.approved',
  done: 'approvals.state.done',
  rejected: 'approvals.state.rejected',
  returned: 'approvals.state.returned',
  withdrawn: 'approvals.state.withdrawn',
  expired: 'approvals.state.expired',
  stale: 'approvals.state.stale',
  failed: 'approvals.state.failed',
} as const satisfies Record<ApprovalState, string>;

const subjectTexts = {
  channel: 'approvals.subject.channel',
  merchant: 'approvals.subject.merchant',
  role: 'approvals.subject.role',
  user: 'approvals.subject.user',
  remote: 'approvals.subject.remote',
  'approval policy': 'approvals.subject.policy',
} as const satisfies Record<ApprovalEffect['subject'], string>;

const fieldTexts = {
  merchantId: 'approvals.field.merchantId',
  merchantNo: 'approvals.field.merchantNo',
  merchantChannel: 'approvals.field.merchantChannel',
  merchantWeight: 'approvals.field.merchantWeight',
  merchantExpansion: 'approvals.field.merchantExpansion',
  merchantUpPublicKey: 'approvals.field.merchantUpPublicKey',
  merchantUpPrivateKey: 'approvals.field.merchantUpPrivateKey',
  merchantDownPublicKey: 'approvals.field.merchantDownPublicKey',
  merchantDownPrivateKey: 'approvals.field.merchantDownPrivateKey',
  privateKey: 'approvals.field.privateKey',
  formerDays: 'approvals.field.formerDays',
  status: 'approvals.field.status',
  name: 'approvals.field.name',
  description: 'approvals.field.description',
  username: 'approvals.field.username',
  roleName: 'approvals.field.roleName',
  introduction: 'approvals.field.introduction',
  secondFactor: 'approvals.field.secondFactor',
  live: 'approvals.field.live',
  previous: 'approvals.field.previous',
  canary: 'approvals.field.canary',
  canaryRule: 'approvals.field.canaryRule',
  publishedBy: 'approvals.field.publishedBy',
  publishedAt: 'approvals.field.publishedAt',
  manifest: 'approvals.field.manifest',
  commit: 'approvals.field.commit',
  repository: 'approvals.field.repository',
  run: 'approvals.field.run',
  lock: 'approvals.field.lock',
  'channel-keys': 'approvals.kind.channel-keys',
  weights: 'approvals.kind.weights',
  grants: 'approvals.kind.grants',
  promote: 'approvals.kind.promote',
  bulk: 'approvals.kind.bulk',
  sharePoints: 'approvals.policy.sharePoints',
  bulkRows: 'approvals.policy.bulkRows',
  hours: 'approvals.policy.hours',
  deployKeyRemotes: 'approvals.policy.deployKeyRemotes',
} as const;

/** Returns the label of a changed field. Pages and channels keep their names. */
export const fieldText = (field: string, text: Text): string =>
  Object.hasOwn(fieldTexts, field) ? text(fieldTexts[field as keyof typeof fieldTexts]) : field;

const valueTexts = {
  active: 'approvals.value.active',
  inactive: 'approvals.value.inactive',
  view: 'approvals.value.view',
  'view, edit': 'approvals.value.edit',
  ...ruleTexts,
} as const;

const SHA_256 = /^[0-9a-f]{64}$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const NONE = '–';
/** Fields whose values were typed by users. */
const TYPED = ['name', 'description', 'username', 'introduction', 'merchantNo', 'merchantExpansion'];

/** Returns a value of a field; keys by the start of their fingerprint. */
export function valueText({ field }: FieldChange, value: FieldChange['from'], text: Text): string {
  const raw = String(value ?? '');
  if (raw === '') return NONE;
  if (TYPED.includes(field)) return raw;
  if (Object.hasOwn(valueTexts, raw)) return text(valueTexts[raw as keyof typeof valueTexts]);
  if (SHA_256.test(raw)) return raw.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
  return TIME.test(raw) ? formatDateTime(raw) : raw;
}

/** Returns the title of a request: its kinds and what it changes. */
export function titleOf({ kinds, effect }: ApprovalRequest, text: Text): string {
  const subject = effect.name || text(subjectTexts[effect.subject]);
  return [...kinds.map((kind) => text(kindTexts[kind])), subject].join(' · ');
}
