import { foldText } from '@backoffice/contract/fold-text';
import { SERVICE_ACCOUNT_NAME_MAX } from '@backoffice/contract/service-account-values';
import type { ServiceAccount } from '@backoffice/contract/service-accounts';
import { choiceFilter, defineList, textFilter } from '@backoffice/list-screen';
import {
  serviceAccountFields,
  statusTexts,
  serviceAccountMessages as messages,
} from './service-account-fields';
import { serviceAccountsApi } from './service-accounts.api';

/** The list of service accounts. The server answers all of them; filters and pages are made here. */
export const serviceAccounts = defineList<ServiceAccount>()({
  name: 'serviceAccounts',
  screen: 'serviceAccounts',
  reasonSubject: 'service-account',
  messages,
  texts: {
    caption: 'serviceAccounts.list.caption',
    failed: 'serviceAccounts.list.failed.title',
    inForce: 'serviceAccounts.filter.in-words',
    empty: {
      title: 'serviceAccounts.list.empty.title',
      body: 'serviceAccounts.list.empty.body',
      action: 'serviceAccounts.action.add',
    },
  },
  async read({ page, limit, name = '', status }, options) {
    const sought = foldText(name);
    const statuses = status === undefined ? null : [status].flat();
    const matching = (await serviceAccountsApi.list(options)).filter(
      (account) => foldText(account.name).includes(sought) && (statuses?.includes(account.status) ?? true),
    );
    return { items: matching.slice((page - 1) * limit, page * limit), total: matching.length };
  },
  // The last use of a key changes without an event.
  freshMs: 1_000,
  reread: serviceAccountsApi.read,
  nameOf: ({ name }) => name,
  filters: {
    name: textFilter('serviceAccounts.field.name', SERVICE_ACCOUNT_NAME_MAX),
    status: choiceFilter('serviceAccounts.field.status', statusTexts),
  },
  fields: serviceAccountFields,
  // The user may still limit the account: the page offers that itself.
  isLocked: ({ beyondOwn }) => beyondOwn,
  actions: { header: 'serviceAccounts.field.actions' },
  status: {
    send: ({ id, updatedAt }, status) => serviceAccountsApi.update({ id, updatedAt, status }),
    texts: {
      done: { active: 'serviceAccounts.notice.activated', inactive: 'serviceAccounts.notice.deactivated' },
      failed: 'serviceAccounts.notice.status-failed',
    },
  },
  history: serviceAccountsApi.history,
  form: {
    add: 'serviceAccounts.action.add',
    load: async () => (await import('./service-account-form')).ServiceAccountForm,
  },
});
