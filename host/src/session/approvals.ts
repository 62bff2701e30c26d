import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { on } from '../kernel/events';

interface Asked {
  path: string;
  answer: (reason: string | null) => void;
}

/** The calls that wait for a reason; there is one dialog for all. */
const waiting = new Set<Asked>();
/** The last reason, for calls of the same kind that follow at once, such as those of an import. */
let last: { path: string; reason: string; usedAt: number } | null = null;
const SAME_REASON_MS = 5_000;

export const isReasonNeededAtom = atom(false);

function reasonBefore(path: string): string | null {
  if (last?.path !== path || performance.now() - last.usedAt > SAME_REASON_MS) return null;
  last.usedAt = performance.now();
  return last.reason;
}

/** Asks for the reason of each call that needs approval, until the session ends, and shows which calls were sent. */
export function followApprovals(): void {
  on('approvalNeeded', (asked) => {
    const before = reasonBefore(asked.path);
    if (before) return asked.answer(before);
    waiting.add(asked);
    store.set(isReasonNeededAtom, true);
  });
  on('approvalPending', () => {
    void import(/* webpackChunkName: "approval" */ './approval/sent-notice').then(({ showSent }) =>
      showSent(),
    );
  });
  on('sessionClosed', () => answerReason(null));
}

/** Closes the dialog. The waiting calls are sent with the reason, and fail without one. */
export function answerReason(reason: string | null): void {
  store.set(isReasonNeededAtom, false);
  const asked = [...waiting];
  waiting.clear();
  for (const { path, answer } of asked) {
    if (reason !== null) last = { path, reason, usedAt: performance.now() };
    answer(reason);
  }
}
