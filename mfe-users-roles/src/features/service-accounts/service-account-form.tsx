import { SERVICE_ACCOUNT_NAME_MAX } from '@backoffice/contract/service-account-values';
import type { ServiceAccount } from '@backoffice/contract/service-accounts';
import type { ServiceScope } from '@backoffice/contract/service-scopes';
import type { RowFormDialog } from '@backoffice/list-screen';
import { comparedFields, defineForm } from '@backoffice/list-screen/form';
import { makeStyles, MessageBar, MessageBarBody } from '@backoffice/ui';
import { SelectField, TextAreaField, TextField, useFormValue } from '@backoffice/ui/form';
import { namesOf } from '../../parts/names-field';
import { ScopesField } from './scopes-field';
import { serviceAccountFields, serviceAccountMessages as messages } from './service-account-fields';
import {
  type AccountInput,
  accountPhrase,
  accountRules,
  accountValues,
  type AccountValues,
  endOf,
  newAccount,
} from './service-account-rules';
import { serviceAccountsApi } from './service-accounts.api';

const useStyles = makeStyles({ wide: { gridColumn: '1 / -1' } });

const endTexts = {
  days30: 'serviceAccounts.end.days30',
  days90: 'serviceAccounts.end.days90',
  days365: 'serviceAccounts.end.year',
  date: 'serviceAccounts.end.date',
  none: 'serviceAccounts.end.none',
} as const;

function AccountFields() {
  const styles = useStyles();
  const text = messages.useText();
  const end = useFormValue<AccountInput, 'end'>('end');
  return (
    <>
      <TextField<AccountInput>
        hint={text('serviceAccounts.form.name.hint', { max: SERVICE_ACCOUNT_NAME_MAX })}
        label={text('serviceAccounts.field.name')}
        name="name"
        required
        wide
      />
      <TextAreaField<AccountInput>
        hint={text('serviceAccounts.form.description.hint')}
        label={text('serviceAccounts.field.description')}
        name="description"
        wide
      />
      <ScopesField />
      <SelectField<AccountInput>
        label={text('serviceAccounts.field.ends')}
        name="end"
        options={Object.entries(endTexts).map(([value, label]) => ({ value, label: text(label) }))}
        required
      />
      {end === 'date' && (
        <TextField<AccountInput>
          label={text('serviceAccounts.form.end-at.label')}
          name="endAt"
          required
          type="datetime-local"
        />
      )}
      {end === 'none' && (
        <MessageBar className={styles.wide} intent="warning" layout="multiline">
          <MessageBarBody>{text('serviceAccounts.form.no-end')}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}

/** Returns the fields of an account to compare when two users have changed it. */
function useComparedAccount() {
  const text = messages.useText();
  const { name, description, scopes } = comparedFields(serviceAccountFields, text);
  return {
    name: name!,
    description: description!,
    scopes: scopes!,
    end: {
      label: text('serviceAccounts.field.ends'),
      words: (end: unknown) => text(endTexts[end as keyof typeof endTexts]),
    },
    endAt: { label: text('serviceAccounts.form.end-at.label') },
  };
}

/** Returns the values for the calls; the server refuses scopes that it does not know. */
const sent = (values: AccountValues) => ({
  name: values.name,
  description: values.description,
  scopes: namesOf(values.scopes) as ServiceScope[],
});

export const ServiceAccountForm: RowFormDialog<ServiceAccount> = defineForm({
  messages,
  phrase: accountPhrase,
  valuesOf: accountValues,
  // An end in days is another time in each attempt.
  holds: ({ name, description, scopes }: ServiceAccount, values: AccountValues) =>
    name === values.name && description === values.description && scopes.join(', ') === values.scopes,
  fields: () => <AccountFields />,
  useCompared: useComparedAccount,
  create: {
    rules: accountRules,
    blank: newAccount,
    send: (values, idempotencyKey) =>
      serviceAccountsApi.create({ ...sent(values), expiresAt: endOf(values) }, idempotencyKey),
    texts: {
      title: 'serviceAccounts.form.create-title',
      created: 'serviceAccounts.notice.created',
      failed: 'serviceAccounts.notice.create-failed',
      createdBefore: 'serviceAccounts.form.created-before',
    },
  },
  edit: {
    rules: accountRules,
    send(values, before, reason) {
      const { id, updatedAt } = before;
      const shown = accountValues(before);
      const isSameEnd = values.end === shown.end && values.endAt === shown.endAt;
      const expiresAt = isSameEnd ? undefined : endOf(values);
      return serviceAccountsApi.update({ id, updatedAt, reason, ...sent(values), expiresAt });
    },
    texts: {
      title: 'serviceAccounts.form.edit-title',
      saved: 'serviceAccounts.notice.updated',
      failed: 'serviceAccounts.notice.update-failed',
      reloadFailed: 'serviceAccounts.notice.reload-failed',
      conflict: 'serviceAccounts.form.conflict.title',
    },
  },
});
