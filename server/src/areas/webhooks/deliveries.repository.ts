import type { Delivery, DeliveryDetail } from '@backoffice/contract/webhooks';
import { DELIVERIES_KEPT, DELIVERY_DAYS } from '@backoffice/contract/webhook-values';
import { pagedStatement, statement } from '../../platform/database/statement';
import type { Attempt } from './send-message';
import type { SealedSecrets } from './webhook-secrets';

const columns = `d.id, d.message_id as "messageId", d.type, d.failure is null and d.attempts > 0 as "isDelivered",
    d.sending_until > now() as "isSending", d.attempts, d.first_at as "firstAt", d.last_at as "lastAt", d.failure,
    d.http_status as "httpStatus", d.ms`;

export const listDeliveries = pagedStatement<Delivery, { webhookId: number; onlyFailed: boolean }>(
  'webhook-deliveries',
  {
    columns,
    matching: `from webhook_delivery d
      where d.webhook_id = :webhookId and (not :onlyFailed::boolean or d.failure is not null)`,
    order: 'd.id desc',
  },
);

export const findDelivery = statement<DeliveryDetail, { id: number }>(
  'webhook-delivery-by-id',
  `select ${columns}, d.body, d.answer from webhook_delivery d where d.id = :id`,
).oneOrNone;

/** The outcome of an attempt to send a message. */
export type Result = Omit<Attempt, 'retryAfter'> & { messageId: string; type: string; body: string };

/**
 * Notes results, and how far the webhook has got: with the last failure and the seconds to the next attempt, before which this
 * process gives the webhook back. Nothing is moved where a user has moved it since.
 *
 * @returns whether attempts have failed for so many days; null when the webhook was moved
 */
export const noteResults = statement<
  { isHopeless: boolean },
  {
    id: number;
    process: string;
    results: string;
    from: number;
    entryId: number;
    entryHash: string;
    failure: string | null;
    httpStatus: number | null;
    pause: number;
    hopelessDays: number;
  }
>(
  'webhook-results-note',
  `with noted as (
     insert into webhook_delivery as d
       (webhook_id, message_id, type, body, attempts, first_at, last_at, failure, http_status, ms, answer)
     select :id, "messageId", type, body, 1, at, at, failure, "httpStatus", ms, answer
     from json_to_recordset(:results::json)
       as r ("messageId" text, type text, body text, at timestamptz, failure text, "httpStatus" smallint, ms integer, answer text)
     on conflict (webhook_id, message_id) do update set attempts = d.attempts + 1, last_at = excluded.last_at,
       failure = excluded.failure, http_status = excluded.http_status, ms = excluded.ms, answer = excluded.answer
   )
   update webhook set entry_id = :entryId, entry_hash = :entryHash, failure = :failure, http_status = :httpStatus::smallint,
     failures = case when :failure::text is null then 0 else failures + 1 end,
     failing_since = case when :failure::text is not null then coalesce(failing_since, now()) end,
     next_attempt_at = case when :failure::text is null then '-infinity' else now() + make_interval(secs => :pause::float8) end,
     taken_by = case when :failure::text is null then taken_by end,
     taken_until = case when :failure::text is null then taken_until else '-infinity' end
   where id = :id and taken_by = :process and entry_id = :from
   returning coalesce(failing_since < now() - make_interval(days => :hopelessDays), false) as "isHopeless"`,
).oneOrNone;

/** A delivery that a user's call sends. */
export interface ClaimedDelivery extends SealedSecrets {
  deliveryId: number;
  url: string;
  messageId: string;
  body: string;
}

const claimed = `d.id as "deliveryId", d.message_id as "messageId", d.body, w.id, w.url, w.secret_sealed as "secretSealed",
     case when w.former_until > now() then w.former_sealed end as "formerSealed"`;

/** Claims a delivery for so many seconds; null when there is none, or it is being sent. */
export const claimDelivery = statement<ClaimedDelivery, { id: number; seconds: number }>(
  'webhook-delivery-claim',
  `update webhook_delivery d set sending_until = now() + make_interval(secs => :seconds) from webhook w
   where d.id = :id and d.sending_until < now() and w.id = d.webhook_id returning ${claimed}`,
).oneOrNone;

/** Adds a claimed delivery; null when there is no such webhook. */
export const addDelivery = statement<
  ClaimedDelivery,
  { webhookId: number; messageId: string; type: string; body: string; seconds: number }
>(
  'webhook-delivery-add',
  `with d as (
     insert into webhook_delivery
       (webhook_id, message_id, type, body, attempts, first_at, last_at, ms, answer, sending_until)
     select id, :messageId, :type, :body, 0, now(), now(), 0, '', now() + make_interval(secs => :seconds)
     from webhook where id = :webhookId returning *
   ) select ${claimed} from d join webhook w on w.id = d.webhook_id`,
).oneOrNone;

/** Notes the attempt of a claimed delivery. */
export const noteAttempt = statement<never, Omit<Attempt, 'retryAfter'> & { id: number }>(
  'webhook-attempt-note',
  `update webhook_delivery set attempts = attempts + 1, last_at = :at, failure = :failure, http_status = :httpStatus::smallint,
     ms = :ms, answer = :answer, sending_until = '-infinity'
   where id = :id`,
).run;

/** Removes deliveries that are too old or too many. */
export const removeOldDeliveries = statement(
  'webhook-deliveries-remove',
  `with surplus as materialized (
     select w.id, (select d.id from webhook_delivery d where d.webhook_id = w.id
       order by d.id desc offset ${DELIVERIES_KEPT} limit 1) as last from webhook w
   )
   delete from webhook_delivery d using surplus
   where d.webhook_id = surplus.id and (d.id <= surplus.last or d.last_at < now() - interval '${DELIVERY_DAYS} days')`,
).run;
