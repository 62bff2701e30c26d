import {
  deliveriesRequest,
  deliveriesResponse,
  type DeliveryDetail,
  deliveryQuery,
  deliveryResendRequest,
  deliveryDetail,
  webhook,
  webhookCreateRequest,
  webhookCreateResponse,
  webhookRollRequest,
  webhookRollResponse,
  webhooksResponse,
  webhookStartRequest,
  webhookTestRequest,
  webhookUpdateRequest,
} from '@backoffice/contract/webhooks';
import { mayDirectChanges, webhookPaths } from '@backoffice/contract/webhook-values';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createRateLimit } from '../../platform/admission/rate-limit';
import { declareHistoryRoute } from '../../platform/audit/declare-history-route';
import type { Caller } from '../../platform/http/caller';
import { declareRoute } from '../../platform/http/declare-route';
import { missingRow, refusedField } from '../../platform/http/http-error';
import { sentKeyOf } from '../../platform/idempotency/create-keys';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import type { Services } from '../../platform/services';
import {
  addDelivery,
  claimDelivery,
  findDelivery,
  listDeliveries,
  removeOldDeliveries,
} from './deliveries.repository';
import { createReceiverAddresses } from './receiver-addresses';
import { createMessageSender } from './send-message';
import { bodyOf, WebhookSender } from './webhook-sender';
import { Webhooks } from './webhooks';
import { findWebhook } from './webhooks.repository';

const LOOK_EVERY_MS = 10_000;
/** Longer than an attempt. */
const CLAIMED_SECONDS = 15;
const TEST = 'webhook.test';

/** Sends changes to servers of the company: docs/decisions/0120. */
export function webhookRoutes(app: FastifyInstance, { pool, keyring, log, settings }: Services): void {
  const addresses = createReceiverAddresses(settings.webhookNetworks);
  const webhooks = new Webhooks(pool, keyring, addresses);
  const messages = createMessageSender(addresses);
  const sender = new WebhookSender({ pool, keyring, messages, readers: app.changeReaders, log });
  const limit = createRateLimit('webhookSendsPerUser');
  sender.begin = scheduleJob(app, 'send webhooks', () => sender.look(), LOOK_EVERY_MS);
  scheduleJob(app, 'remove old webhook deliveries', () => removeOldDeliveries(pool));
  app.addHook('preClose', () => sender.stop());

  /** Makes a change after which webhooks may be due. */
  async function changing<T>(change: Promise<T>): Promise<T> {
    const changed = await change;
    sender.changed();
    return changed;
  }

  async function deliveryFor({ permissions }: Caller, id: number): Promise<DeliveryDetail> {
    const found = await findDelivery(pool, { id });
    if (!found) throw missingRow('webhook', id);
    return mayDirectChanges(permissions) ? found : { ...found, body: null };
  }

  declareRoute(app, 'GET', webhookPaths.list, {
    summary: 'List webhooks with their state, by name',
    data: webhooksResponse,
    handle: () => webhooks.list(),
  });

  declareRoute(app, 'POST', webhookPaths.create, {
    summary: 'Create a webhook. The secret is returned once. Idempotent by Idempotency-Key for 24 hours',
    body: webhookCreateRequest,
    data: webhookCreateResponse,
    failures: [409],
    handle: ({ body, caller, ...call }) => changing(webhooks.create(caller, sentKeyOf(call), body)),
  });

  declareRoute(app, 'PUT', webhookPaths.update, {
    summary: 'Update a webhook. 409 with the current updatedAt if the one sent is outdated',
    body: webhookUpdateRequest,
    stored: ({ body }) => findWebhook(pool, body.id),
    data: webhook,
    failures: [404, 409],
    handle: ({ body, caller }) => changing(webhooks.change(caller, body)),
  });

  declareRoute(app, 'POST', webhookPaths.rollSecret, {
    summary:
      'Replace the secret of a webhook, which is returned once. The former one signs, too, for 24 hours',
    body: webhookRollRequest,
    data: webhookRollResponse,
    failures: [404],
    handle: ({ body, caller }) => webhooks.replaceSecret(caller, body.id),
  });

  declareRoute(app, 'POST', webhookPaths.startNow, {
    summary: 'Activate a webhook without sending the changes until now',
    body: webhookStartRequest,
    data: webhook,
    failures: [404],
    handle: ({ body, caller }) => changing(webhooks.startNow(caller, body.id)),
  });

  declareRoute(app, 'POST', webhookPaths.deliveries, {
    summary: 'List deliveries of a webhook, latest first',
    body: deliveriesRequest,
    data: deliveriesResponse,
    handle: ({ body: { id, onlyFailed, ...page } }) =>
      listDeliveries(pool, { webhookId: id, onlyFailed }, page),
  });

  declareRoute(app, 'GET', webhookPaths.delivery, {
    summary:
      'Read a delivery with the beginning of the answer, and with its body where the caller may read changes',
    query: deliveryQuery,
    data: deliveryDetail,
    failures: [404],
    handle: ({ query, caller }) => deliveryFor(caller, query.id),
  });

  declareRoute(app, 'POST', webhookPaths.test, {
    summary: 'Send a test event',
    body: webhookTestRequest,
    data: deliveryDetail,
    failures: [404],
    limit,
    async handle({ body: { id: webhookId }, caller }) {
      const body = bodyOf(TEST, new Date().toISOString(), {});
      const message = { messageId: `test_${randomUUID()}`, type: TEST, body };
      const added = await addDelivery(pool, { webhookId, ...message, seconds: CLAIMED_SECONDS });
      if (!added) throw missingRow('webhook', webhookId);
      await sender.sendOnce(added);
      return deliveryFor(caller, added.deliveryId);
    },
  });

  declareRoute(app, 'POST', webhookPaths.resend, {
    summary: 'Send a delivery again under the same id, out of order',
    body: deliveryResendRequest,
    data: deliveryDetail,
    failures: [404, 409],
    limit,
    async handle({ body: { id }, caller }) {
      const claimed = await claimDelivery(pool, { id, seconds: CLAIMED_SECONDS });
      if (!claimed) {
        await deliveryFor(caller, id);
        throw refusedField(409, 'id', 'webhook-sending');
      }
      await sender.sendOnce(claimed);
      return deliveryFor(caller, id);
    },
  });

  declareHistoryRoute(app, { url: webhookPaths.history, subject: 'webhook' });
}
