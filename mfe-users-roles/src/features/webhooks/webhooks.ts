import { foldText } from '@backoffice/contract/fold-text';
import { mayDirectChanges, WEBHOOK_NAME_MAX } from '@backoffice/contract/webhook-values';
import type { Webhook } from '@backoffice/contract/webhooks';
import { choiceFilter, defineList, textFilter } from '@backoffice/list-screen';
import { permissionsAtom, store } from '@backoffice/session';
import { statusTexts, webhookFields, webhookMessages as messages } from './webhook-fields';
import { webhooksApi } from './webhooks.api';

/** Returns true where the user may not read what webhooks send, and so can only deactivate them. */
export const isBeyondOwn = (): boolean => !mayDirectChanges(store.get(permissionsAtom));

/** The list of webhooks. The server answers all of them; filters and pages are made here. */
export const webhooks = defineList<Webhook>()({
  name: 'webhooks',
  screen: 'webhooks',
  reasonSubject: 'webhook',
  messages,
  texts: {
    caption: 'webhooks.list.caption',
    failed: 'webhooks.list.failed.title',
    inForce: 'webhooks.filter.in-words',
    empty: {
      title: 'webhooks.list.empty.title',
      body: 'webhooks.list.empty.body',
      action: 'webhooks.action.add',
    },
  },
  async read({ page, limit, name = '', status }, options) {
    const sought = foldText(name);
    const statuses = status === undefined ? null : [status].flat();
    const matching = (await webhooksApi.list(options)).filter(
      (webhook) => foldText(webhook.name).includes(sought) && (statuses?.includes(webhook.status) ?? true),
    );
    return { items: matching.slice((page - 1) * limit, page * limit), total: matching.length };
  },
  // The state of deliveries changes without an event.
  freshMs: 1_000,
  reread: webhooksApi.read,
  nameOf: ({ name }) => name,
  filters: {
    name: textFilter('webhooks.field.name', WEBHOOK_NAME_MAX),
    status: choiceFilter('webhooks.field.status', statusTexts),
  },
  fields: webhookFields,
  isLocked: isBeyondOwn,
  actions: { header: 'webhooks.field.actions' },
  status: {
    send: ({ id, updatedAt }, status) => webhooksApi.update({ id, updatedAt, status }),
    texts: {
      done: { active: 'webhooks.notice.activated', inactive: 'webhooks.notice.deactivated' },
      failed: 'webhooks.notice.status-failed',
    },
  },
  history: webhooksApi.history,
  form: {
    add: 'webhooks.action.add',
    load: async () => (await import('./webhook-form')).WebhookForm,
  },
});
