import { configureApiClient } from '@backoffice/api-client';
import { apiPaths, LOGIN_FAILED, type AuthProviders, type LoginResponse } from '@backoffice/contract';
import { deferred, failure, fakeApi, html, offline } from '@backoffice/testing';
import { UiProvider } from '@backoffice/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LoginPage } from './login-page';

// The app's code is tested elsewhere; here it never loads, and the page must not wait for it.
const loadApp = () => new Promise<never>(() => {});

const onSignedIn = jest.fn();
const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: /^Sign/ });

type DemoAccount = AuthProviders['demoAccount'];
const admin = { username: 'admin', password: '111111' };

async function open({ language = 'en', demoAccount = Promise.resolve<DemoAccount>(null) } = {}) {
  document.cookie = `language=${language}; path=/`;
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => null,
    onFailure() {},
    onSessionEnded() {},
  });
  fakeApi.get(apiPaths.authProviders, async () => ({ providers: [], demoAccount: await demoAccount }));
  render(
    <UiProvider>
      <LoginPage loadApp={loadApp} onLanguage={() => {}} onSignedIn={onSignedIn} />
    </UiProvider>,
  );
  await waitFor(() => expect(fakeApi.calls('get', apiPaths.authProviders)).toHaveLength(1));
  return userEvent.setup();
}

beforeEach(() => onSignedIn.mockReset());

describe('signing in', () => {
  it('sends the trimmed name, shows progress and passes the token on', async () => {
    const user = await open();
    const answer = deferred<LoginResponse>();
    fakeApi.post(apiPaths.login, () => answer.promise);
    await user.type(username(), '  admin ');
    await user.type(password(), '111111{Enter}');
    expect(screen.getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    answer.resolve({ token: 't1' });
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ token: 't1' }));
    const calls = fakeApi.calls('post', apiPaths.login);
    expect(calls.map((call) => call.body)).toEqual([
      { username: 'admin', password: '111111', device: expect.stringMatching(/^[\w-]{32}$/) },
    ]);
  });

  it.each([
    [failure(LOGIN_FAILED, 'Account and password are incorrect.'), 'Account and password are incorrect.'],
    [failure(429, 'Too many failed sign-ins.'), 'Too many sign-in attempts. Try again in 1 second.'],
    [
      failure(429, 'Not for the eyes of users', [], { code: 'sign-in-locked', values: { seconds: 840 } }),
      'Too many sign-in attempts. Try again in 14 minutes.',
    ],
    [offline(), 'Could not reach the server. Check your connection and try again.'],
    [html(502), 'Unexpected response from the server. Try again later.'],
  ])('shows the failure once and keeps the input', async (answer, sentence) => {
    const user = await open();
    fakeApi.post(apiPaths.login, () => answer);
    await user.type(username(), 'admin');
    await user.type(password(), 'wrong-one');
    await user.click(submit());
    expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert');
    expect(username()).toHaveValue('admin');
    expect(password()).toHaveValue('wrong-one');
    expect(submit()).toBeEnabled();
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});

describe('the rules', () => {
  it('prevent sending what the API would refuse, and focus the first field', async () => {
    const user = await open();
    await user.type(password(), '12345');
    await user.click(submit());
    expect(screen.getByText('Please enter the correct user name')).toBeInTheDocument();
    expect(screen.getByText('The password can not be less than 6 digits')).toBeInTheDocument();
    expect(username()).toHaveFocus();
    expect(username()).toBeInvalid();
    expect(fakeApi.calls('post', apiPaths.login)).toHaveLength(0);
  });

  it('show errors when a filled field is left, and hide them when it is valid', async () => {
    const user = await open();
    await user.type(username(), 'abc');
    expect(screen.queryByText('Please enter the correct user name')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Please enter the correct user name')).toBeInTheDocument();
    await user.type(username(), 'd');
    expect(screen.queryByText('Please enter the correct user name')).not.toBeInTheDocument();
  });
});

describe('the password', () => {
  it('can be shown and hidden', async () => {
    const user = await open();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('shows a hint while caps lock is on', async () => {
    await open();
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps lock is On')).toBeInTheDocument();
    fireEvent.keyUp(password(), { key: 'CapsLock', modifierCapsLock: false });
    expect(screen.queryByText('Caps lock is On')).not.toBeInTheDocument();
  });
});

describe('the demo account', () => {
  it('is filled in when the server has one', async () => {
    await open({ demoAccount: Promise.resolve(admin) });
    await waitFor(() => expect(username()).toHaveValue('admin'));
    expect(password()).toHaveValue('111111');
  });

  it('is replaced by what is typed in the focused field', async () => {
    const user = await open({ demoAccount: Promise.resolve(admin) });
    await waitFor(() => expect(username()).toHaveValue('admin'));
    await user.keyboard('editor');
    expect(username()).toHaveValue('editor');
  });

  it('is not offered when the server has none', async () => {
    await open();
    expect(username()).toHaveValue('');
    expect(password()).toHaveValue('');
  });

  it('never overwrites typed input', async () => {
    const answer = deferred<DemoAccount>();
    const user = await open({ demoAccount: answer.promise });
    await user.type(username(), 'edit');
    await act(async () => {
      answer.resolve(admin);
      await new Promise((resolve) => setTimeout(resolve));
    });
    await user.type(username(), 'or');
    expect(username()).toHaveValue('editor');
    expect(password()).toHaveValue('');
  });
});

describe('the language', () => {
  it('is read from the cookie, switched at once and stored', async () => {
    const user = await open({ language: 'zh' });
    expect(screen.getByRole('heading', { name: '登录' })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: '语言' }), '日本語');
    expect(screen.getByRole('heading', { name: 'ログイン' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('ja');
    expect(document.title).toBe('ログイン - 決済管理システム');
    expect(document.cookie).toContain('language=ja');
  });
});

describe('the product', () => {
  afterEach(() => document.head.replaceChildren());

  it('has the name that the operator has set, in every language', async () => {
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'application-name', content: 'Acme Pay' }),
    );
    await open({ language: 'ja' });
    expect(screen.getAllByText('Acme Pay')).toHaveLength(2);
    expect(document.title).toBe('ログイン - Acme Pay');
  });
});
