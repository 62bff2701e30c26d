import { storedText } from '@backoffice/browser-store';

/** The key is the one that the specification names. */
const stored = storedText({ key: 'x-admin-oauth-code', area: 'local' });

/** `/auth-redirect`: a sign-in provider's window hands its answer to the window that opened it, and closes. */
export function finishAuthRedirect(): void {
  stored.write(location.search);
  window.close();
}

/** Forgets what the window of an earlier sign-in left behind. */
export function forgetProviderAnswer(): void {
  stored.remove();
}

/**
 * Waits for the answer with which a provider leads back to `/auth-redirect` in a window of its own. By the storage's event:
 * a provider may cut the tie between the windows, and its answer still arrives. The answer is removed once it is read.
 *
 * @param state the answer's own; those of others are left to them
 * @returns stops waiting
 */
export function onProviderAnswer(state: string, listener: (answer: string) => void): () => void {
  return stored.onChange((answer) => {
    if (answer === null || new URLSearchParams(answer).get('state') !== state) return;
    forgetProviderAnswer();
    listener(answer);
  });
}
