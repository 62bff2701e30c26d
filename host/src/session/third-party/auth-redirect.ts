export const OAUTH_CODE_KEY = 'x-admin-oauth-code';

/** `/auth-redirect`: a sign-in provider's window hands its answer to the window that opened it, and closes. */
export function finishAuthRedirect(): void {
  localStorage.setItem(OAUTH_CODE_KEY, location.search);
  window.close();
}
