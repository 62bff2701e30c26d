import type { WebhookKind } from '@backoffice/contract/webhook-values';
import type { Delivery, Webhook } from '@backoffice/contract/webhooks';
import { defineMessages, formatDateTime, formatNumber } from '@backoffice/i18n';
import { joinList } from '@backoffice/i18n/format-list';
import { defineFields } from '@backoffice/list-screen';
import { StatusBadge } from '@backoffice/ui';

/** The texts of webhooks. */
export const webhookMessages = defineMessages('webhooks', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});
export type WebhookText = ReturnType<typeof webhookMessages.useText>;

export const statusTexts = {
  active: 'webhooks.status.active',
  inactive: 'webhooks.status.inactive',
} as const;

export const kindTexts = {
  merchant: 'webhooks.kind.merchant',
  channel: 'webhooks.kind.channel',
  'channel-type': 'webhooks.kind.channel-type',
} as const satisfies Record<WebhookKind, string>;

const stopTexts = {
  'receiver-gone': 'webhooks.stop.receiver-gone',
  failing: 'webhooks.stop.failing',
  'log-gone': 'webhooks.stop.log-gone',
  restored: 'webhooks.stop.restored',
} as const satisfies Record<NonNullable<Webhook['stoppedFor']>, string>;

const failureTexts = {
  status: 'webhooks.failure.status',
  redirect: 'webhooks.failure.redirect',
  timeout: 'webhooks.failure.timeout',
  address: 'webhooks.failure.address',
  certificate: 'webhooks.failure.certificate',
  connection: 'webhooks.failure.connection',
} as const satisfies Record<NonNullable<Delivery['failure']>, string>;

/** Returns the reason why an attempt failed. */
export const failureText = (
  { failure, httpStatus }: { failure: NonNullable<Delivery['failure']>; httpStatus: number | null },
  text: WebhookText,
): string => text(failureTexts[failure], { status: String(httpStatus ?? '') });

const MINUTE = 60;
const HOUR = 3_600;

/** Returns how far a webhook is behind. */
function lagText(seconds: number, text: WebhookText): string {
  if (seconds < MINUTE) return text('webhooks.state.behind-seconds', { n: formatNumber(Math.ceil(seconds)) });
  if (seconds < HOUR)
    return text('webhooks.state.behind-minutes', { n: formatNumber(Math.round(seconds / MINUTE)) });
  return text('webhooks.state.behind-hours', { n: formatNumber(Math.round(seconds / HOUR)) });
}

/** Returns the last problem of a webhook, or how far it is behind. */
function stateText({ status, stoppedFor, failing, lagSeconds }: Webhook, text: WebhookText): string {
  if (stoppedFor) return text(stopTexts[stoppedFor]);
  if (status === 'inactive') return text('webhooks.state.none');
  if (failing) {
    const time = formatDateTime(failing.nextAt);
    return text('webhooks.state.failing', { failure: failureText(failing, text), time });
  }
  return lagSeconds > 0 ? lagText(lagSeconds, text) : text('webhooks.state.up-to-date');
}

/** Returns the names of kinds; of a later release's kind, the kind itself. */
const kindNames = (kinds: readonly string[], text: WebhookText): string =>
  joinList(kinds.map((kind) => (kind in kindTexts ? text(kindTexts[kind as WebhookKind]) : kind)));

/** The fields of a webhook, for screen, history and form. */
export const webhookFields = defineFields<Webhook>()(webhookMessages, {
  name: { label: 'webhooks.field.name', column: { width: 180, as: 'name' } },
  url: { label: 'webhooks.field.url', column: { width: 260, inCard: 'line' } },
  kinds: {
    label: 'webhooks.field.kinds',
    column: { width: 200, inCard: 'line', cell: ({ kinds }, text) => kindNames(kinds, text) },
  },
  status: {
    label: 'webhooks.field.status',
    choices: statusTexts,
    column: {
      width: 110,
      content: 'control',
      inCard: 'beside-title',
      cell({ status, failing, stoppedFor }, text) {
        if (failing || stoppedFor)
          return (
            <StatusBadge
              label={text(failing ? 'webhooks.status.failing' : statusTexts[status])}
              status="failed"
            />
          );
        return <StatusBadge label={text(statusTexts[status])} status={status} />;
      },
    },
  },
  state: {
    label: 'webhooks.field.state',
    column: { width: 260, inCard: 'line', cell: (webhook, text) => stateText(webhook, text) },
  },
  description: { label: 'webhooks.field.description', column: { width: 220, isOptional: true } },
  // In the history: the fingerprint of the secret, and the entry of the audit log that was sent last.
  secret: { label: 'webhooks.field.secret' },
  sentUntil: { label: 'webhooks.field.sent-until' },
  stoppedFor: {
    label: 'webhooks.field.stopped-for',
    inHistory: (reason, text) => text(stopTexts[reason as keyof typeof stopTexts]),
  },
  createdBy: { label: 'webhooks.field.created-by', column: { width: 140, isOptional: true } },
  updatedAt: { label: 'webhooks.field.updated', column: { width: 180, as: 'time', isOptional: true } },
});
