import { FORMER_SECRET_HOURS } from '@backoffice/contract/webhook-values';
import type { Webhook } from '@backoffice/contract/webhooks';
import { useListCache } from '@backoffice/list-screen';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { store } from '@backoffice/session';
import { ConfirmDialog, notify, rowNotices } from '@backoffice/ui';
import { issuedSecretAtom } from './issued-secret';
import { webhookMessages as messages } from './webhook-fields';
import { webhooks } from './webhooks';
import { webhooksApi } from './webhooks.api';

const questionTexts = {
  roll: {
    title: 'webhooks.roll.title',
    body: 'webhooks.roll.body',
    confirm: 'webhooks.action.roll',
    failed: 'webhooks.notice.roll-failed',
  },
  start: {
    title: 'webhooks.start.title',
    body: 'webhooks.start.body',
    confirm: 'webhooks.action.start',
    failed: 'webhooks.notice.start-failed',
  },
} as const;

interface WebhookQuestionProps {
  webhook: Webhook;
  about: keyof typeof questionTexts;
  onClose: () => void;
}

/** Asks before the secret of a webhook is replaced, or changes are left out. */
export function WebhookQuestion({ webhook: { id, name }, about, onClose }: WebhookQuestionProps) {
  const text = messages.useText();
  const cache = useListCache<Webhook>(webhooks.key);
  const texts = questionTexts[about];
  async function confirm(): Promise<void> {
    try {
      if (about === 'roll') {
        const { secret } = await webhooksApi.rollSecret(id);
        store.set(issuedSecretAtom, { name, secret });
        cache.expire();
      } else {
        cache.replace(await webhooksApi.startNow(id));
        notify.success({ title: text('webhooks.notice.started', { name }) });
      }
    } catch (error) {
      console.error(error);
      rowNotices.failed(text(texts.failed), error);
    }
    onClose();
  }
  return (
    <ConfirmDialog
      body={
        <>
          <span>{text(texts.body, { hours: FORMER_SECRET_HOURS })}</span>
          <ChangeReason subject="webhook" />
        </>
      }
      confirmLabel={text(texts.confirm)}
      dangerous={about === 'start'}
      onCancel={onClose}
      onConfirm={confirm}
      title={text(texts.title, { name })}
    />
  );
}
