import {
  SERVICE_ACCOUNT_DESCRIPTION_MAX,
  SERVICE_ACCOUNT_NAME_MAX,
} from '@backoffice/contract/service-account-values';
import { type ServiceAccount, serviceAccountCreateRequest } from '@backoffice/contract/service-accounts';
import { fromLocalTime, toLocalTime } from '@backoffice/i18n/time-zone';
import type { IssuePhrase } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { serviceAccountMessages } from './service-account-fields';

const DAY_MS = 24 * 3_600_000;
/** The choices of an end that are counted from now. */
const daysOf = { days30: 30, days90: 90, days365: 365 } as const;

const { name, description } = serviceAccountCreateRequest.shape;

/** The rules of the form. The scopes are one text, as in the history. */
export const accountRules = z
  .object({
    name,
    description,
    scopes: z.string().check(z.minLength(1)),
    end: z.enum(['days30', 'days90', 'days365', 'date', 'none']),
    /** In the shown time zone; only for the end `date`. */
    endAt: z.string(),
  })
  .check(
    z.refine(({ end, endAt }) => end !== 'date' || fromLocalTime(endAt) !== null, {
      path: ['endAt'],
      error: 'required',
    }),
  );
export type AccountInput = z.input<typeof accountRules>;
export type AccountValues = z.output<typeof accountRules>;

export const newAccount: AccountInput = {
  name: '',
  description: '',
  scopes: '',
  end: 'days365',
  endAt: '',
};

/** Returns the values of an account in the form. */
export const accountValues = (account: ServiceAccount): AccountInput => ({
  name: account.name,
  description: account.description,
  scopes: account.scopes.join(', '),
  end: account.expiresAt ? 'date' : 'none',
  endAt: account.expiresAt ? toLocalTime(account.expiresAt) : '',
});

/** Returns the end that the form chooses. */
export function endOf({ end, endAt }: AccountValues): string | null {
  if (end === 'none') return null;
  if (end === 'date') return fromLocalTime(endAt);
  return new Date(Date.now() + daysOf[end] * DAY_MS).toISOString();
}

/** Returns the message for an invalid field. */
export const accountPhrase: IssuePhrase<AccountInput> = (field, { code }) => {
  const { text } = serviceAccountMessages;
  if (field === 'scopes') return text('serviceAccounts.form.scopes.required');
  if (field === 'endAt' || field === 'end') return text('serviceAccounts.form.end-at.required');
  if (field === 'name' && code !== 'too_big') return text('serviceAccounts.form.name.required');
  const max = field === 'name' ? SERVICE_ACCOUNT_NAME_MAX : SERVICE_ACCOUNT_DESCRIPTION_MAX;
  return text('serviceAccounts.form.too-long', { max });
};
