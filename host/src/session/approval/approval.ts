import { store } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { emit, on } from '../../kernel/events';
import { isReasonNeededAtom } from './reason-needed';
import { approvalMessages } from './approval-messages';

interface ReasonRequest {
  path: string;
  answer: (reason: string | null) => void;
}

/** The calls that wait for a reason; there is one dialog for all. */
const waiting = new Set<ReasonRequest>();
/** The last reason, for calls of the same kind that follow at once, such as those of an import. */
let last: { path: string; reason: string; usedAt: number } | null = null;
const SAME_REASON_MS = 5_000;

on('sessionClosed', () => answerReason(null));

/** Answers a call with the reason of the one before, or opens the dialog. */
export function askReason(request: ReasonRequest): void {
  if (last?.path === request.path && performance.now() - last.usedAt < SAME_REASON_MS) {
    last.usedAt = performance.now();
    request.answer(last.reason);
    return;
  }
  waiting.add(request);
  store.set(isReasonNeededAtom, true);
}

/** Closes the dialog. The waiting calls are sent with the reason, and fail without one. */
export function answerReason(reason: string | null): void {
  store.set(isReasonNeededAtom, false);
  const requests = [...waiting];
  waiting.clear();
  for (const { path, answer } of requests) {
    if (reason !== null) last = { path, reason, usedAt: performance.now() };
    answer(reason);
  }
}

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
