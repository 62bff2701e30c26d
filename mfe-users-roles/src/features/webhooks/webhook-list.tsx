import type { Webhook } from '@backoffice/contract/webhooks';
import { ListView, standardActions, useLazyDialog, useList } from '@backoffice/list-screen';
import { store } from '@backoffice/session';
import { ArrowResetIcon, ArrowUploadIcon, DocumentSearchIcon, KeyIcon, rowNotices } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { IssuedSecretDialog } from '../../parts/issued-secret-dialog';
import { issuedSecretAtom } from './issued-secret';
import { webhookMessages as messages } from './webhook-fields';
import { isBeyondOwn, webhooks } from './webhooks';
import { webhooksApi } from './webhooks.api';

const loadDeliveries = async () => (await import('./deliveries-dialog')).DeliveriesDialog;
const loadQuestion = async () => (await import('./webhook-question')).WebhookQuestion;

const actionTexts = {
  edit: 'webhooks.action.edit',
  activate: 'webhooks.action.activate',
  deactivate: 'webhooks.action.deactivate',
  // Webhooks are not deleted, because the audit log names them.
  hide: 'webhooks.action.deactivate',
} as const;

/** The dialog of a secret that was issued on this page. */
function IssuedSecret() {
  const text = messages.useText();
  const [issued, setIssued] = useAtom(issuedSecretAtom, { store });
  if (!issued) return null;
  const texts = {
    title: text('webhooks.secret.title', { name: issued.name }),
    once: text('webhooks.secret.once'),
    copy: text('webhooks.secret.copy'),
    done: text('webhooks.secret.done'),
  };
  return (
    <IssuedSecretDialog onClose={() => setIssued(null)} secret={issued.secret} texts={texts}>
      <p>{text('webhooks.secret.use')}</p>
    </IssuedSecretDialog>
  );
}

export function WebhookList() {
  const text = messages.useText();
  const model = useList(webhooks);
  const { commands } = model;
  const deliveries = useLazyDialog(loadDeliveries, { ahead: false });
  const question = useLazyDialog(loadQuestion, { ahead: false });
  const { open: openDeliveries } = deliveries;
  const { open: ask } = question;

  const rowActions = useCallback(
    (webhook: Webhook): RowAction[] => {
      const isLocked = isBeyondOwn();
      const actions = standardActions(webhook, commands, actionTexts, text).filter(
        ({ key, stops }) =>
          key !== 'delete' && (!isLocked || key === 'history' || (key === 'status' && stops === true)),
      );
      const show = {
        key: 'deliveries',
        label: text('webhooks.action.deliveries'),
        icon: <DocumentSearchIcon />,
        onAction: () => void openDeliveries({ webhook }),
      };
      actions.splice(isLocked || !commands.change ? 0 : 1, 0, show);
      if (!commands.change) return actions;
      const sendTest = async () => {
        try {
          const delivery = await webhooksApi.test(webhook.id);
          void openDeliveries({ webhook, delivery });
        } catch (error) {
          console.error(error);
          rowNotices.failed(text('webhooks.notice.test-failed'), error);
        }
      };
      const test = {
        key: 'test',
        label: text('webhooks.action.test'),
        icon: <ArrowUploadIcon />,
        onAction: () => void sendTest(),
      };
      const roll = {
        key: 'roll',
        label: text('webhooks.action.roll'),
        icon: <KeyIcon />,
        onAction: () => void ask({ webhook, about: 'roll' }),
      };
      const start = {
        key: 'start',
        label: text('webhooks.action.start'),
        icon: <ArrowResetIcon />,
        onAction: () => void ask({ webhook, about: 'start' }),
      };
      return [...actions, test, ...(isLocked ? [] : [roll, start])];
    },
    [commands, text, openDeliveries, ask],
  );
  return (
    <ListView model={model} rowActions={rowActions}>
      {deliveries.dialog}
      {question.dialog}
      <IssuedSecret />
    </ListView>
  );
}
