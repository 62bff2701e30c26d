import { storedText } from '@backoffice/browser-store';

/** The key required by the specification. */
const stored = storedText({ key: 'x-admin-oauth-code', area: 'local' });

/** `/auth-redirect`: passes a sign-in provider's answer to the window that opened this one, and closes it. */
export function finishAuthRedirect(): void {
  stored.write(location.search);
  window.close();
}

/** Removes an answer left by an earlier sign-in. */
export function forgetProviderAnswer(): void {
  stored.remove();
}

/**
 * Waits for the answer with which a provider returns to `/auth-redirect` in a window of its own. Uses the `storage` event, which
 * works even if the provider cuts the tie between the windows. The answer is removed once it is read.
 *
 * @param state the state of the expected answer; answers with another state are ignored
 * @returns a function that stops waiting
 */
export function onProviderAnswer(state: string, listener: (answer: string) => void): () => void {
  return stored.onChange((answer) => {
    if (answer === null || new URLSearchParams(answer).get('state') !== state) return;
    forgetProviderAnswer();
    listener(answer);
  });
}
