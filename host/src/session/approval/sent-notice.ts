import { notify } from '@backoffice/ui';
import { emit } from '../../kernel/events';
import { approvalMessages } from './approval-messages';

const SHOWN_MS = 8_000;

/** Shows that a change waits for approval, with a link to the user’s own requests. */
export async function showSent(): Promise<void> {
  await approvalMessages.load();
  const { text } = approvalMessages;
  notify.success({
    title: text('approval.sent.title'),
    body: text('approval.sent.body'),
    durationMs: SHOWN_MS,
    action: {
      label: text('approval.sent.show'),
      onAction: () => emit('pageRequested', { path: '/approvals?show=mine' }),
    },
  });
}
