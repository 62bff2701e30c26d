import { apiPaths } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import { fakeApi, renderPage } from '@backoffice/testing';
import { act, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { messages } from '../../kernel/messages';
import { forgetUnsavedInputs, unsavedInputsOf } from '../../kernel/unsaved-inputs';
import type { TabMessage } from '../other-tabs';
import { closeSessionEnded } from '../session-end';
import { SessionKeeper } from './session-keeper';

const channel = new EventTarget();
const receive = (data: TabMessage) =>
  act(() => void channel.dispatchEvent(new MessageEvent('message', { data })));
const page = '/merchant/list';
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

/** The dialogs, which the app shows as long as a user is signed in. */
function Session() {
  return useAtomValue(userAtom) && <SessionKeeper />;
}

beforeAll(() => {
  globalThis.BroadcastChannel = function FakeChannel() {
    return channel;
  } as never;
});
afterAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

beforeEach(async () => {
  const life = { idleSeconds: 60, idleLimitSeconds: 1800, absoluteSeconds: 43_200, provider: null };
  fakeApi.get(apiPaths.userSession, () => life);
  await renderPage(<Session />, { messages: [messages] });
  expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
});
afterEach(() => {
  forgetUnsavedInputs(page);
  act(closeSessionEnded);
});

it('a sign-out in another window closes the warning and ends the session', () => {
  receive({ type: 'signed-out' });
  expect(warning()).not.toBeInTheDocument();
  expect(store.get(userAtom)).toBeNull();
});

it('a sign-out in another window replaces the warning by the sign-in dialog over unsaved input', () => {
  unsavedInputsOf(page).report();
  receive({ type: 'signed-out' });
  expect(screen.getByRole('alertdialog', { name: 'Confirm logout' })).toBeVisible();
  expect(warning()).not.toBeInTheDocument();
});
