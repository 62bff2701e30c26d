import type { ServiceScope } from '@backoffice/contract/service-scopes';

type Subject = ServiceScope extends `${infer Of}:${string}` ? Of : never;

/** The text of each scope: what it permits. */
export const scopeTexts = {
  'merchants:read': 'serviceAccounts.scope.merchants-read',
  'merchants:write': 'serviceAccounts.scope.merchants-write',
  'channels:read': 'serviceAccounts.scope.channels-read',
  'channels:write': 'serviceAccounts.scope.channels-write',
  'channel-keys:read': 'serviceAccounts.scope.channel-keys-read',
  'changes:read': 'serviceAccounts.scope.changes-read',
  'transactions:read': 'serviceAccounts.scope.transactions-read',
  'transactions:write': 'serviceAccounts.scope.transactions-write',
} as const satisfies Record<ServiceScope, string>;

/** The headings under which a form groups the scopes. */
export const subjectTexts = {
  merchants: 'serviceAccounts.subject.merchants',
  channels: 'serviceAccounts.subject.channels',
  'channel-keys': 'serviceAccounts.subject.channel-keys',
  changes: 'serviceAccounts.subject.changes',
  transactions: 'serviceAccounts.subject.transactions',
} as const satisfies Record<Subject, string>;

export const subjectOf = (scope: ServiceScope) => scope.split(':')[0] as Subject;
