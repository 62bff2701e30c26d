import { finishAuthRedirect } from './provider-answer';

it('stores the answer of a sign-in provider and closes the window', () => {
  const close = jest.spyOn(window, 'close').mockImplementation(() => {});
  window.history.replaceState(null, '', '/auth-redirect?code=abc&state=1');
  finishAuthRedirect();
  expect(localStorage.getItem('x-admin-oauth-code')).toBe('?code=abc&state=1');
  expect(close).toHaveBeenCalled();
});
