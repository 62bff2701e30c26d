import type { auditMessages } from './audit-messages';

type Text = typeof auditMessages.text;

const texts = {
  address: 'audit.changed.address',
  provider: 'audit.changed.provider',
  username: 'audit.changed.username',
  roleName: 'audit.changed.role-name',
  avatar: 'audit.changed.avatar',
  introduction: 'audit.changed.introduction',
  status: 'audit.changed.status',
  key: 'audit.changed.key',
  name: 'audit.changed.name',
  description: 'audit.changed.description',
  merchantName: 'audit.changed.merchant-name',
  merchantNo: 'audit.changed.merchant-no',
  privateKey: 'audit.changed.private-key',
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
  loads: 'audit.changed.loads',
  failures: 'audit.changed.failures',
} as const;

/** What a field that was changed is called; a page that a role was granted, and what a later server tells of, keep their names. */
export function changedField(field: string, text: Text): string {
  return Object.hasOwn(texts, field) ? text(texts[field as keyof typeof texts]) : field;
}
