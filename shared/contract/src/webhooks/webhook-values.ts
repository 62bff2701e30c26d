import type { HeldPermission } from '../permissions';
import { scopesBeyond } from '../service-accounts/service-account-values';

/** The calls that manage webhooks; apart from the other paths, because one page needs them. */
export const webhookPaths = {
  list: '/webhooks',
  create: '/webhooks/create',
  update: '/webhooks/update',
  rollSecret: '/webhooks/secret/roll',
  startNow: '/webhooks/start-now',
  test: '/webhooks/test',
  deliveries: '/webhooks/deliveries',
  delivery: '/webhooks/delivery',
  resend: '/webhooks/resend',
  history: '/webhooks/history',
} as const;

export const WEBHOOKS_MAX = 20;
export const WEBHOOK_NAME_MAX = 40;
export const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_DESCRIPTION_MAX = 500;
/** The hours for which the former secret signs beside a new one. */
export const FORMER_SECRET_HOURS = 24;
/** The deliveries of a webhook that are kept, and for how many days. */
export const DELIVERIES_KEPT = 10_000;
export const DELIVERY_DAYS = 30;

/** The kinds of rows whose changes a webhook can get. */
export const webhookKinds = ['merchant', 'channel', 'channel-type'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/**
 * The reasons why a delivery failed. `status` is an answer that is not 2xx. `address` says nothing of the network: the name has no
 * address to which messages may be sent.
 */
export const webhookFailures = [
  'status',
  'redirect',
  'timeout',
  'address',
  'certificate',
  'connection',
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

/**
 * Returns true for an address that a webhook can have. It is shown and logged whole, so that it must not contain a secret: user,
 * password, query and fragment are refused.
 */
export function isWebhookUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash, href } = new URL(text);
  return !username && !password && !search && !hash && !/[?#]$/.test(href);
}

/** Returns true for a user who may read what webhooks send, and so may direct it to an address. */
export const mayDirectChanges = (permissions: ReadonlySet<HeldPermission>): boolean =>
  scopesBeyond(permissions, ['changes:read']).length === 0;
