import { SERVICE_KEYS_MAX } from '@backoffice/contract/service-account-values';
import type { ServiceAccount } from '@backoffice/contract/service-accounts';
import { defineMessages, formatDateTime, formatNumber } from '@backoffice/i18n';
import { defineFields, Moment } from '@backoffice/list-screen';
import { StatusBadge } from '@backoffice/ui';
import { ScopeChips } from './scope-chips';

/** The texts of service accounts. */
export const serviceAccountMessages = defineMessages('service-accounts', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export const statusTexts = {
  active: 'serviceAccounts.status.active',
  inactive: 'serviceAccounts.status.inactive',
} as const;

/** Returns true when an account has ended, so that its keys are refused whatever its status. */
export const hasEnded = ({ expiresAt }: Pick<ServiceAccount, 'expiresAt'>): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** The valid keys of an account. */
export const validKeys = ({ keys }: Pick<ServiceAccount, 'keys'>) =>
  keys.filter(({ revokedAt }) => revokedAt === null);

/** Returns the number of valid keys beside the limit: `1 / 2`. */
export const keyCount = (account: ServiceAccount): string =>
  `${formatNumber(validKeys(account).length)} / ${formatNumber(SERVICE_KEYS_MAX)}`;

/** Returns the time of the last call with any key; null when there was none. */
function lastUse({ keys }: ServiceAccount): string | null {
  return keys.reduce<string | null>((latest, { lastUsedAt }) => {
    return lastUsedAt !== null && (latest === null || lastUsedAt > latest) ? lastUsedAt : latest;
  }, null);
}

/** The fields of a service account, for screen, history and form. */
export const serviceAccountFields = defineFields<ServiceAccount>()(serviceAccountMessages, {
  name: { label: 'serviceAccounts.field.name', column: { width: 180, as: 'name' } },
  description: { label: 'serviceAccounts.field.description', column: { width: 220, isOptional: true } },
  scopes: {
    label: 'serviceAccounts.field.scopes',
    column: { width: 260, inCard: 'line', cell: ({ scopes }) => <ScopeChips scopes={scopes} /> },
  },
  status: {
    label: 'serviceAccounts.field.status',
    choices: statusTexts,
    column: {
      width: 110,
      content: 'control',
      inCard: 'beside-title',
      cell(account, text) {
        const isInForce = account.status === 'active' && !hasEnded(account);
        const label = hasEnded(account) ? 'serviceAccounts.status.ended' : statusTexts[account.status];
        return <StatusBadge label={text(label)} status={isInForce ? 'active' : 'inactive'} />;
      },
    },
  },
  expiresAt: {
    label: 'serviceAccounts.field.ends',
    column: {
      width: 170,
      cell: ({ expiresAt }, text) =>
        expiresAt ? <Moment at={expiresAt} /> : text('serviceAccounts.ends.never'),
    },
    inHistory: (time) => formatDateTime(time),
  },
  lastUsed: {
    label: 'serviceAccounts.field.last-used',
    column: {
      width: 170,
      cell(account, text) {
        const at = lastUse(account);
        return at ? <Moment at={at} /> : text('serviceAccounts.used.never');
      },
    },
  },
  // The page defines the cell, which opens the dialog of keys.
  keys: { label: 'serviceAccounts.field.keys', column: { width: 90, content: 'control' } },
  // The ending of a key in the history.
  key: { label: 'serviceAccounts.field.key' },
  createdBy: { label: 'serviceAccounts.field.created-by', column: { width: 140, isOptional: true } },
  updatedAt: {
    label: 'serviceAccounts.field.updated',
    column: { width: 180, as: 'time', isOptional: true },
  },
});
