const OAUTH_CODE_KEY = 'x-admin-oauth-code';

/** `/auth-redirect`: a sign-in provider's window hands its answer to the window that opened it, and closes. */
export function finishAuthRedirect(): void {
  localStorage.setItem(OAUTH_CODE_KEY, location.search);
  window.close();
}

/** Forgets what the window of an earlier sign-in left behind. */
export function forgetProviderAnswer(): void {
  localStorage.removeItem(OAUTH_CODE_KEY);
}

/**
 * Waits for the answer with which a provider leads back to `/auth-redirect` in a window of its own. By the storage's event:
 * a provider may cut the tie between the windows, and its answer still arrives. What was read is not kept.
 *
 * @param state the answer's own; those of others are left to them
 * @returns stops waiting
 */
export function onProviderAnswer(state: string, take: (answer: string) => void): () => void {
  const read = ({ key, newValue }: StorageEvent) => {
    if (key !== OAUTH_CODE_KEY || newValue === null) return;
    if (new URLSearchParams(newValue).get('state') !== state) return;
    forgetProviderAnswer();
    take(newValue);
  };
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
}
