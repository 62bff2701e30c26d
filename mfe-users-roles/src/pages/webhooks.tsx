import { listPage } from '@backoffice/list-screen';
import { WebhookList } from '../features/webhooks/webhook-list';
import { webhooks } from '../features/webhooks/webhooks';

export const { Page, messages, prefetch } = listPage(webhooks, WebhookList);
