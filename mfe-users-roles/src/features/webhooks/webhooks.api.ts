import { api, isUnanswered } from '@backoffice/api-client';
import type { HistoryEntry, ListPage } from '@backoffice/contract';
import { webhookPaths } from '@backoffice/contract/webhook-values';
import type {
  DeliveriesRequest,
  Delivery,
  DeliveryDetail,
  Webhook,
  WebhookCreateRequest,
  WebhookCreateResponse,
  WebhookUpdateRequest,
} from '@backoffice/contract/webhooks';
import type { ReadOptions } from '@backoffice/list-screen';

/** The calls that manage webhooks. A write without an answer shows no message until its row has been read again. */
export const webhooksApi = {
  list: (options?: ReadOptions): Promise<Webhook[]> => api.get(webhookPaths.list, options),

  /** Returns the current state of a webhook; undefined when it does not exist. */
  async read({ id }: Pick<Webhook, 'id'>): Promise<Webhook | undefined> {
    const webhooks = await webhooksApi.list({ quiet: true });
    return webhooks.find((webhook) => webhook.id === id);
  },

  create: (request: WebhookCreateRequest, idempotencyKey: string): Promise<WebhookCreateResponse> =>
    api.post(webhookPaths.create, request, { idempotencyKey, quiet: isUnanswered, shown: true }),

  update: (request: WebhookUpdateRequest): Promise<Webhook> =>
    api.put(webhookPaths.update, request, { quiet: isUnanswered, shown: true }),

  rollSecret: (id: number): Promise<{ secret: string }> =>
    api.post(webhookPaths.rollSecret, { id }, { shown: true }),

  startNow: (id: number): Promise<Webhook> => api.post(webhookPaths.startNow, { id }, { shown: true }),

  test: (id: number): Promise<DeliveryDetail> => api.post(webhookPaths.test, { id }, { shown: true }),

  deliveries: (request: DeliveriesRequest, options: ReadOptions): Promise<ListPage<Delivery>> =>
    api.post(webhookPaths.deliveries, request, { ...options, read: true }),

  delivery: (id: number, options: ReadOptions): Promise<DeliveryDetail> =>
    api.get(`${webhookPaths.delivery}?id=${id}`, options),

  resend: (id: number): Promise<DeliveryDetail> => api.post(webhookPaths.resend, { id }, { shown: true }),

  history: (id: number, page: number, options: ReadOptions): Promise<ListPage<HistoryEntry>> =>
    api.post(webhookPaths.history, { id, page }, { ...options, read: true }),
};
