import { factorPaths } from '@backoffice/contract/factor-values';
import type { FactorDemand } from '@backoffice/contract/factors';
import { failure, fakeApi } from '@backoffice/testing';
import { UiProvider } from '@backoffice/ui';
import { configureApiClient } from '@backoffice/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FactorStep } from './factor-step';

const onSignedIn = jest.fn();
const onBack = jest.fn();

function open(demand: Omit<FactorDemand, 'challenge'>) {
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => null,
    onFailure() {},
    onSessionEnded() {},
  });
  render(
    <UiProvider>
      <FactorStep demand={{ challenge: 'c1', ...demand }} onBack={onBack} onSignedIn={onSignedIn} />
    </UiProvider>,
  );
  return userEvent.setup();
}
beforeEach(() => {
  document.cookie = 'language=en; path=/';
  document.documentElement.lang = 'en';
  jest.resetAllMocks();
});

const code = () => screen.getByRole('textbox', { name: /^Code from your authenticator app/ });
const sent = () => fakeApi.calls('post', factorPaths.step).map(({ body }) => body);

it('takes a code and passes the session on', async () => {
  fakeApi.post(factorPaths.step, () => ({ token: 't1' }));
  const user = open({ methods: ['code', 'recovery-code'] });
  expect(code()).toHaveFocus();
  await user.type(code(), '123 456{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ token: 't1' }));
  expect(sent()).toEqual([{ challenge: 'c1', code: '123 456', device: expect.any(String) }]);
});

it('sends no code that is too short', async () => {
  const user = open({ methods: ['code'] });
  await user.type(code(), '12345{Enter}');
  expect(screen.getByText('Enter the 6 digits')).toBeInTheDocument();
  expect(code()).toBeInvalid();
  expect(sent()).toEqual([]);
});

it.each([
  ['factor-wrong', 400, 'The code or passkey was not accepted.'],
  ['factor-challenge-old', 400, 'This sign-in has expired. Go back and start again.'],
  ['sign-in-locked', 429, 'Too many sign-in attempts. Try again in 14 minutes.'],
] as const)('shows the failure %s and keeps the code', async (reason, status, sentence) => {
  fakeApi.post(factorPaths.step, () =>
    failure(status, 'refused', [], { code: reason, values: { seconds: 840 } }),
  );
  const user = open({ methods: ['code'] });
  await user.type(code(), '123456{Enter}');
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert');
  expect(code()).toHaveValue('123456');
});

it('takes a recovery code instead, and returns to the app', async () => {
  fakeApi.post(factorPaths.step, () => ({ token: 't1' }));
  const user = open({ methods: ['code', 'recovery-code'] });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByRole('textbox', { name: /^Recovery code/ });
  expect(field).toHaveFocus();
  await user.type(field, 'ab12-cd34-ef56-gh78{Enter}');
  await waitFor(() => expect(sent()).toMatchObject([{ recoveryCode: 'ab12-cd34-ef56-gh78' }]));
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
  expect(code()).toHaveFocus();
});

it('sends the link of the address, and removes it there', async () => {
  fakeApi.post(factorPaths.step, () => ({ token: 't1' }));
  history.replaceState(null, '', '/login#factor-link=secret-link');
  open({ methods: ['link'] });
  await waitFor(() => expect(sent()).toMatchObject([{ link: 'secret-link' }]));
  expect(location.href).not.toContain('secret-link');
  expect(location.search).toBe('?redirect=%2Fprofile%2Findex');
});

it('returns to the password', async () => {
  const user = open({ methods: ['code'] });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalled();
});
