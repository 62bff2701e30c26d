import { inboxPaths } from '@backoffice/contract/inbox-paths';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, screen } from '@testing-library/react';
import { emit } from '../../kernel/events';
import { INBOX_FRESH_MS } from '../../kernel/patience';
import { followInbox } from './follow-inbox';
import { InboxSlot } from './inbox-slot';
import { messages } from './messages';

let unread = 0;
let isHidden = false;
const requests = () => fakeApi.calls('get', inboxPaths.unread).length;
const bell = (n: number) => screen.findByRole('button', { name: `Notifications, ${n} unread` });
const tell = (topic: string) =>
  act(async () => emit('serverChanged', { change: { topic, kind: 'device-new', id: 1 } }));

beforeEach(() => {
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  // The event stream is tested elsewhere; here it is never answered.
  const answer = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      new Request(input, init).url.endsWith('/events') ? new Promise(() => {}) : answer(input, init),
    );
  fakeApi.get(inboxPaths.unread, () => ({ unread }));
});
afterEach(() => jest.restoreAllMocks());

it('shows the bell, whose number follows the inbox events', async () => {
  unread = 2;
  await renderPage(<InboxSlot />, { messages: [messages] });
  act(() => followInbox());
  expect(await bell(2)).toHaveTextContent('2');
  unread = 120;
  await tell('merchant');
  await tell('inbox');
  expect(await bell(120)).toHaveTextContent('99+');
  unread = 0;
  act(() => emit('serverChanged', { change: null }));
  expect(await bell(0)).toHaveTextContent('');
});

it('requests nothing while the tab is hidden, and catches up when it is visible', async () => {
  unread = 1;
  await renderPage(<InboxSlot />, { messages: [messages] });
  act(() => followInbox());
  await bell(1);
  const before = requests();
  isHidden = true;
  jest.useFakeTimers();
  await tell('inbox');
  await act(() => jest.advanceTimersByTimeAsync(2 * INBOX_FRESH_MS));
  jest.useRealTimers();
  expect(requests()).toBe(before);
  [isHidden, unread] = [false, 3];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await bell(3);
});

it('keeps the number when the server does not answer', async () => {
  unread = 4;
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
  await renderPage(<InboxSlot />, { messages: [messages] });
  act(() => followInbox());
  await bell(4);
  fakeApi.get(inboxPaths.unread, () => failure(500));
  await tell('inbox');
  await screen.findByRole('button');
  while (logged.mock.calls.length === 0) await act(() => new Promise((next) => setTimeout(next)));
  await bell(4);
});
