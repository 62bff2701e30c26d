import { accountLinkPaths } from '@backoffice/contract/account-link-values';
import type { OpenedLink } from '@backoffice/contract/account-links';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages as hostMessages } from '../../kernel/messages';
import { messages } from './messages';
import { SetPasswordPage } from './set-password-page';

const onDone = jest.fn();
const invitation: OpenedLink = {
  username: 'newcomer',
  purpose: 'invitation',
  needsCode: false,
  expiresAt: '2026-12-06T08:00:00.000Z',
};
const password = () => screen.getByLabelText(/^New password/);
const repeated = () => screen.getByLabelText(/^Confirm password/);
const save = () => screen.getByRole('button', { name: 'Save password' });
const chosen = 'a barometer of 1923';

async function open(answer: () => OpenedLink | ReturnType<typeof failure>) {
  history.replaceState(null, '', '/set-password#secret-token');
  fakeApi.post(accountLinkPaths.open, answer);
  const page = <SetPasswordPage onDone={onDone} onLanguage={() => {}} />;
  const { user } = await renderPage(page, { messages: [messages, hostMessages] });
  return user;
}

it('takes the token out of the address, and saves the chosen password', async () => {
  const user = await open(() => invitation);
  fakeApi.post(accountLinkPaths.finish, () => null);
  expect(await screen.findByText('You were invited as newcomer.')).toBeVisible();
  expect(location.href).not.toContain('secret-token');
  await user.type(password(), chosen);
  await user.type(repeated(), `${chosen}{Enter}`);
  expect(await screen.findByText('Sign in as newcomer with your new password.')).toBeVisible();
  expect(fakeApi.calls('post', accountLinkPaths.finish).map(({ body }) => body)).toEqual([
    { token: 'secret-token', password: chosen },
  ]);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('names what is missing, and what the server refuses', async () => {
  const user = await open(() => ({ ...invitation, purpose: 'reset', needsCode: true }));
  expect(await screen.findByText('Choose a new password for newcomer.')).toBeVisible();
  await user.type(repeated(), 'x');
  await user.click(save());
  expect(screen.getByText('Enter the code')).toBeVisible();
  expect(screen.getByText('The passwords do not match')).toBeVisible();
  expect(fakeApi.calls('post', accountLinkPaths.finish)).toEqual([]);

  const wrong = [{ path: 'code', code: 'link-code-wrong' as const, message: 'This code is wrong.' }];
  fakeApi.post(accountLinkPaths.finish, () => failure(400, 'This code is wrong.', wrong));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'k7mw p3xz');
  await user.type(password(), chosen);
  await user.clear(repeated());
  await user.type(repeated(), chosen);
  await user.click(save());
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(password()).toHaveValue(chosen);
});

it('says that a link no longer works', async () => {
  const user = await open(() =>
    failure(404, 'This link was used, replaced, or has expired. Ask for a new one.'),
  );
  expect(await screen.findByRole('heading', { name: 'Could not open this link' })).toBeVisible();
  expect(screen.getByText(/^This link was used, replaced, or has expired/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onDone).toHaveBeenCalled();
});
