import * as z from 'zod/mini';
import { changeReason, idInQuery, listPage, paging, readAt, rowId as id } from '../fields/field-schemas';
import { displayName, multiline, opaque, rule } from '../text/text-schemas';
import { webhookStops } from '../webhook-stops';
import {
  isWebhookUrl,
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_NAME_MAX,
  WEBHOOK_URL_MAX,
  webhookFailures,
  webhookKinds,
} from './webhook-values';

const statuses = ['active', 'inactive'] as const;
const failure = z.enum(webhookFailures);

export const webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  kinds: z.array(z.string()),
  status: z.enum(statuses),
  /** Why the server deactivated it; null otherwise. */
  stoppedFor: z.nullable(z.enum(webhookStops)),
  /** The last attempt where it failed; null after one that succeeded. */
  failing: z.nullable(
    z.object({
      failure,
      /** The HTTP status; null without an answer. */
      httpStatus: z.nullable(z.int()),
      since: z.string(),
      nextAt: z.string(),
    }),
  ),
  /** Seconds since the oldest change that was not delivered; 0 when there is none. */
  lagSeconds: z.number(),
  /** Until this time the former secret signs too; null when there is none. */
  formerUntil: z.nullable(z.string()),
  /** Null when the user was removed. */
  createdBy: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

/** `GET /webhooks`: all webhooks, by name. */
export const webhooksResponse = z.array(webhook);

const name = displayName(WEBHOOK_NAME_MAX);
const description = multiline(WEBHOOK_DESCRIPTION_MAX);
const url = opaque(WEBHOOK_URL_MAX).check(rule(isWebhookUrl, 'webhook-url'));
const kinds = z.array(z.enum(webhookKinds)).check(
  z.minLength(1),
  z.maxLength(webhookKinds.length),
  rule((chosen) => new Set(chosen).size === chosen.length, 'field-twice'),
);

/**
 * `POST /webhooks/create`; idempotent by `Idempotency-Key`. Callers need the permissions of the scope `changes:read` (400). 409
 * names `name` when another webhook has it.
 */
export const webhookCreateRequest = z.strictObject({
  name,
  url,
  description: z._default(description, ''),
  kinds,
});
export type WebhookCreateRequest = z.input<typeof webhookCreateRequest>;
/** The secret is in no other answer; null when the call is repeated. */
export const webhookCreateResponse = z.extend(webhook, { secret: z.nullable(z.string()) });
export type WebhookCreateResponse = z.infer<typeof webhookCreateResponse>;

/**
 * `PUT /webhooks/update`: changes the given fields. Callers need the permissions of the scope `changes:read` (400), except to
 * deactivate it. A webhook that is activated goes on after the last change that it got.
 */
export const webhookUpdateRequest = z.strictObject({
  id,
  name: z.optional(name),
  url: z.optional(url),
  description: z.optional(description),
  kinds: z.optional(kinds),
  status: z.optional(z.enum(statuses)),
  updatedAt: readAt,
  reason: changeReason,
});
export type WebhookUpdateRequest = z.input<typeof webhookUpdateRequest>;

/** `POST /webhooks/secret/roll`: the former secret signs, too, for `FORMER_SECRET_HOURS`. */
export const webhookRollRequest = z.strictObject({ id });
export const webhookRollResponse = z.object({ secret: z.string() });

/** `POST /webhooks/start-now`: activates the webhook; changes until now are not sent. */
export const webhookStartRequest = z.strictObject({ id });

const delivery = z.object({
  id: z.int(),
  /** `webhook-id`: the same in each attempt. */
  messageId: z.string(),
  /** Such as `channel.updated`; `webhook.test` for a test event. */
  type: z.string(),
  /** The receiver took the last attempt. */
  isDelivered: z.boolean(),
  /** True while a call of a user sends it. */
  isSending: z.boolean(),
  attempts: z.int(),
  firstAt: z.string(),
  /** The last attempt: its time, failure, HTTP status and duration. */
  lastAt: z.string(),
  failure: z.nullable(failure),
  httpStatus: z.nullable(z.int()),
  ms: z.int(),
});
export type Delivery = z.infer<typeof delivery>;

/** `POST /webhooks/deliveries`: the deliveries of a webhook, latest first. */
export const deliveriesRequest = z.strictObject({
  ...paging,
  id,
  onlyFailed: z._default(z.boolean(), false),
});
export type DeliveriesRequest = z.input<typeof deliveriesRequest>;
export const deliveriesResponse = listPage(delivery);

/** `GET /webhooks/delivery`, by the id of the delivery. */
export const deliveryQuery = z.strictObject({ id: idInQuery });
export const deliveryDetail = z.extend(delivery, {
  /** The sent JSON; null for callers without the permissions of the scope `changes:read`. */
  body: z.nullable(z.string()),
  /** The beginning of the answer to the last attempt. */
  answer: z.string(),
});
export type DeliveryDetail = z.infer<typeof deliveryDetail>;

/** `POST /webhooks/test`, by the id of the webhook: sends an event `webhook.test`. */
export const webhookTestRequest = z.strictObject({ id });
/** `POST /webhooks/resend`, by the id of the delivery; 409 while it is being sent. Both answer after the attempt, or while it goes on. */
export const deliveryResendRequest = z.strictObject({ id });
