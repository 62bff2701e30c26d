import { apiPaths } from '@backoffice/contract';
import { store } from '@backoffice/session';
import { fakeApi, offline, renderPage } from '@backoffice/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '../../kernel/messages';
import { sessionLifeAtom, sessionWarningAtom } from '../session-clock';
import { WarningDialog } from './warning-dialog';

const life = { idleSeconds: 1800, idleLimitSeconds: 1800, absoluteSeconds: 43_200, provider: null };

afterEach(() => {
  store.set(sessionWarningAtom, null);
  store.set(sessionLifeAtom, null);
  jest.useRealTimers();
});

const rendered = () =>
  renderPage(
    <>
      <input aria-label="Note" />
      <WarningDialog />
    </>,
    { messages: [messages] },
  );
const warn = (kind: 'idle' | 'absolute', seconds: number) =>
  act(() => store.set(sessionWarningAtom, { kind, endsAt: Date.now() + seconds * 1000 }));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });
const extensions = () => fakeApi.calls('post', apiPaths.userSession).length;

it('counts down each second', async () => {
  await rendered();
  jest.useFakeTimers();
  warn('idle', 65);
  expect(screen.getByText(/signed out in 1:05/)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByText(/signed out in 1:03/)).toBeInTheDocument();
});

it('announces the time to screen readers in steps of 30 seconds', async () => {
  await rendered();
  jest.useFakeTimers();
  warn('idle', 65);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer')).toHaveTextContent('1:30');
});

it('“Stay signed in” extends the session, closes the warning and returns the focus', async () => {
  fakeApi.post(apiPaths.userSession, () => life);
  const { user } = await rendered();
  const note = screen.getByRole('textbox', { name: 'Note' });
  await user.type(note, 'half a sentence');
  warn('idle', 65);
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(extensions()).toBe(1);
  expect(note).toHaveValue('half a sentence');
  expect(note).toHaveFocus();
});

it('Escape extends the session', async () => {
  fakeApi.post(apiPaths.userSession, () => life);
  const { user } = await rendered();
  warn('idle', 65);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(extensions()).toBe(1);
});

it('the warning stays open with the reason when the server cannot be reached', async () => {
  fakeApi.post(apiPaths.userSession, () => offline());
  const { user } = await rendered();
  warn('idle', 65);
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(await screen.findByText(/Could not reach the server/)).toBeInTheDocument();
  expect(dialog()).toBeInTheDocument();
});

it('Escape closes the warning of the absolute end without a call', async () => {
  const { user } = await rendered();
  store.set(sessionLifeAtom, {
    idleEnds: Date.now() + 1_800_000,
    ends: Date.now() + 60_000,
    idleLimitMs: 1_800_000,
    provider: null,
  });
  warn('absolute', 60);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(extensions()).toBe(0);
});
