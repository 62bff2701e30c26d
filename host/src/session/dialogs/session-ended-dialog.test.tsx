import { apiPaths, LOGIN_FAILED } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '../../kernel/messages';
import { closeSessionEnded, isSessionEndedAtom } from '../session-end';
import { SessionEndedDialog } from './session-ended-dialog';

async function rendered() {
  const page = await renderPage(
    <>
      <input aria-label="Note" />
      <SessionEndedDialog />
    </>,
    { messages: [messages] },
  );
  const note = screen.getByRole('textbox', { name: 'Note' });
  await page.user.type(note, 'half a sentence');
  act(() => store.set(isSessionEndedAtom, true));
  return { ...page, note };
}
afterEach(() => closeSessionEnded());

const dialog = () => screen.queryByRole('alertdialog', { name: 'Confirm logout' });
const password = () => screen.getByLabelText(/^Password/);

it('signing in again keeps the page’s input, takes the new token and returns the focus', async () => {
  fakeApi.post(apiPaths.login, () => ({ token: 'another token' }));
  const { user, note } = await rendered();
  await user.type(password(), '111111{Enter}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(store.get(tokenAtom)).toBe('another token');
  expect(note).toHaveValue('half a sentence');
  expect(note).toHaveFocus();
});

it('signs in the user of the ended session', async () => {
  fakeApi.post(apiPaths.login, () => ({ token: 'another token' }));
  const { user } = await rendered();
  await user.type(password(), '111111{Enter}');
  await waitFor(() => expect(fakeApi.calls('post', apiPaths.login)).toHaveLength(1));
  expect(fakeApi.calls('post', apiPaths.login)[0]!.body).toMatchObject({ username: 'Test User' });
});

it('a wrong password is cleared, and the dialog stays open with the reason', async () => {
  fakeApi.post(apiPaths.login, () => failure(LOGIN_FAILED));
  const { user } = await rendered();
  await user.type(password(), '111112{Enter}');
  expect(await screen.findByText('Account and password are incorrect.')).toBeInTheDocument();
  expect(password()).toHaveValue('');
});

it('Escape closes the dialog, keeps the page’s input and returns the focus', async () => {
  const { user, note } = await rendered();
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(note).toHaveValue('half a sentence');
  expect(note).toHaveFocus();
});
