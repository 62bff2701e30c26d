import type { ChangeReason } from '@backoffice/api-client';
import { store } from '@backoffice/session';
import { on } from '../../kernel/events';
import { askedReasonsAtom } from './reason-asked';

/** Asks for the reason of each call that needs one, until the session ends. */
export function followReasons(): void {
  on('reasonNeeded', (asked) => store.set(askedReasonsAtom, (before) => [...before, asked]));
  on('sessionClosed', () => answerReasons(null));
}

/** Closes the dialog. The waiting calls are sent with the reason, and fail without one. */
export function answerReasons(given: ChangeReason | null): void {
  const asked = store.get(askedReasonsAtom);
  store.set(askedReasonsAtom, []);
  for (const { answer } of asked) answer(given);
}
