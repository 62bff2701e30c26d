import type { ApiError, ChangeReason } from '@backoffice/api-client';
import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { on } from '../../kernel/events';

/** A call that needs a reason. */
interface ReasonRequest {
  error: ApiError;
  path: string;
  /** The words of the user so far. */
  given: ChangeReason | undefined;
  answer: (given: ChangeReason | null) => void;
}

/** The calls that wait for a reason; there is one dialog for all. */
export const reasonRequestsAtom = atom<readonly ReasonRequest[]>([]);

/** Asks for the reason of each call that needs one, until the session ends. */
export function followReasons(): void {
  on('reasonNeeded', (request) => store.set(reasonRequestsAtom, (before) => [...before, request]));
  on('sessionClosed', () => answerReasons(null));
}

/** Closes the dialog. The waiting calls are sent with the reason, and fail without one. */
export function answerReasons(given: ChangeReason | null): void {
  const requests = store.get(reasonRequestsAtom);
  store.set(reasonRequestsAtom, []);
  for (const { answer } of requests) answer(given);
}
