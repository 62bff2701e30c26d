import type { Inbox, Notification } from '@backoffice/contract/inbox';
import { inboxPaths } from '@backoffice/contract/inbox-paths';
import { store } from '@backoffice/session';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { InboxDialog } from './inbox-dialog';
import { messages } from './messages';
import { unreadAtom } from './inbox.api';

const takenBack: Notification = {
  id: 8,
  kind: 'release-taken-back',
  values: { remote: 'mfe-merchant', release: 'r2', users: 3 },
  address: '/operations/remotes',
  createdAt: '2026-11-25T10:00:00.000Z',
  readAt: null,
};
const device: Notification = {
  id: 5,
  kind: 'device-new',
  values: { address: '192.0.2.7', userAgent: 'curl/8.5' },
  address: '/profile/index',
  createdAt: '2026-11-24T10:00:00.000Z',
  readAt: '2026-11-24T11:00:00.000Z',
};
const keys: Notification = {
  id: 9,
  kind: 'keys-withheld',
  values: { username: 'editor', keysPerHour: 3000 },
  address: '/user/audit-log?action=keys-withheld',
  createdAt: '2026-11-25T11:00:00.000Z',
  readAt: null,
};

let rows: Notification[];
let muted: Notification['kind'][];
const unread = () => rows.filter(({ readAt }) => readAt === null).length;

beforeEach(() => {
  rows = [takenBack, device];
  muted = [];
  fakeApi.get(inboxPaths.list, (_body, { query }): Inbox => {
    const items = rows.filter(({ readAt }) => query.get('show') === 'all' || readAt === null);
    return { items, hasOlder: false, unread: unread() };
  });
  fakeApi.get(inboxPaths.preferences, () => ({ muted }));
  fakeApi.put(inboxPaths.state, ({ id, read, done }) => {
    if (done) rows = rows.filter((row) => row.id !== id);
    rows = rows.map((row) =>
      row.id === id && read !== undefined ? { ...row, readAt: read ? 'now' : null } : row,
    );
    return { unread: unread() };
  });
  fakeApi.put(inboxPaths.read, ({ upTo }) => {
    rows = rows.map((row) => (row.id <= upTo ? { ...row, readAt: 'now' } : row));
    return { unread: unread() };
  });
  fakeApi.put(inboxPaths.preferences, ({ kind, muted: isMuted }) => {
    muted = isMuted ? [kind] : [];
    return { muted };
  });
});

let client: QueryClient;
const open = (onClose = () => {}) =>
  renderPage(<InboxDialog onClose={onClose} />, {
    messages: [messages],
    prefetch: (given) => Promise.resolve((client = given)),
  });
const row = (name: RegExp) => screen.findByRole('link', { name });
async function choose(user: Awaited<ReturnType<typeof open>>['user'], title: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for “${title}”` }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}
const readAnew = () => act(() => client.invalidateQueries({ queryKey: [inboxPaths.list] }));

it('shows each notification as a link, and marks unread ones', async () => {
  await open();
  const news = await row(/^Unread: mfe-merchant was rolled back automatically$/);
  expect(news).toHaveAttribute('href', '/operations/remotes');
  expect(news).toHaveAccessibleDescription(
    'Release r2 failed for 3 users. The previous release is live again.',
  );
  const known = await row(/^New sign-in to your account$/);
  expect(known).toHaveAccessibleDescription(/^curl\/8\.5, 192\.0\.2\.7\./);
  expect(store.get(unreadAtom)).toBe(1);
});

it.each([
  [
    { merchantName: null, rate: 20.8, hasRecovered: false },
    'WeChat Pay: success rate fell to 21%',
    'Usually 98%. Check the latest transactions, and move traffic to other channels if needed.',
  ],
  [
    { merchantName: 'Skylark Travel', rate: 97.6, hasRecovered: true },
    'WeChat Pay · Skylark Travel: success rate recovered',
    'Now 98%, usually 98%.',
  ],
])('describes an alert of a channel, and its end (%#)', async (values, title, body) => {
  const type = { en: 'WeChat Pay', zh: '微信支付', es: 'WeChat Pay', ja: 'WeChat Pay' };
  const address = '/transaction/list?channelType=wechat&from=2026-11-24';
  rows = [{ ...device, kind: 'channel-alert', address, values: { type, usualRate: 98.1, ...values } }];
  await open();
  const alert = await screen.findByRole('link', { name: title });
  expect(alert).toHaveAttribute('href', address);
  expect(alert).toHaveAccessibleDescription(body);
});

it('marks what is followed as read, and goes away', async () => {
  const onClose = jest.fn();
  const { user } = await open(onClose);
  await user.click(await row(/mfe-merchant/));
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(store.get(unreadAtom)).toBe(0));
  expect(fakeApi.calls('put', inboxPaths.state)[0]!.body).toEqual({ id: 8, read: true });
});

it('disables the actions of locked notifications, and explains where to dismiss them', async () => {
  rows = [{ ...device, readAt: null, isLocked: true }];
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Actions for “New sign-in/ }));
  for (const name of [/^Mark as read/, /^Dismiss/, /^Mute “New devices”/])
    expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  expect(
    screen.getByText('Dismiss this notification on a device that you have used for at least a day.'),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await row(/^Unread: New sign-in/));
  expect(fakeApi.calls('put', inboxPaths.state)).toHaveLength(0);
});

it('leads nowhere outside the app', async () => {
  rows = [{ ...takenBack, address: '//evil.example' }];
  await open();
  expect(await row(/mfe-merchant/)).toHaveAttribute('href', '/');
});

it('marks shown notifications as read, but not newer ones', async () => {
  const { user } = await open();
  await row(/mfe-merchant/);
  rows = [keys, ...rows];
  await readAnew();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(fakeApi.calls('put', inboxPaths.read)[0]!.body).toEqual({ upTo: 8 });
});

it('announces a new notification without moving rows, and shows it on demand', async () => {
  const { user } = await open();
  await row(/mfe-merchant/);
  rows = [keys, ...rows];
  await readAnew();
  expect(await screen.findByText('New notification: editor reached the private key limit')).toHaveRole(
    'status',
  );
  expect(screen.queryByRole('link', { name: /editor reached/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 1 new' }));
  const [first] = within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('link');
  expect(first).toHaveAccessibleName('Unread: editor reached the private key limit');
});

it('shows only unread notifications, and a text when there are none', async () => {
  const { user } = await open();
  await row(/mfe-merchant/);
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /device/ })).not.toBeInTheDocument());
  await choose(user, 'mfe-merchant was rolled back automatically', 'Mark as read');
  expect(await screen.findByText('No unread notifications')).toBeInTheDocument();
});

it('dismisses a notification, and restores it', async () => {
  const { user } = await open();
  await choose(user, 'mfe-merchant was rolled back automatically', 'Dismiss');
  await waitFor(() => expect(screen.queryByRole('link', { name: /mfe-merchant/ })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(fakeApi.calls('put', inboxPaths.state).map(({ body }) => body)).toEqual([
    { id: 8, done: true },
    { id: 8, done: false },
  ]);
});

it('mutes a kind, lists it, and unmutes it', async () => {
  const { user } = await open();
  await choose(user, 'New sign-in to your account', 'Mute “New devices”');
  const list = await screen.findByRole('region', { name: 'Muted' });
  expect(list).toHaveTextContent('New devices');
  await user.click(within(list).getByRole('button', { name: 'Unmute “New devices”' }));
  await waitFor(() => expect(list).not.toBeInTheDocument());
});

it('shows a text when there are no notifications', async () => {
  rows = [];
  await open();
  expect(await screen.findByText('You’re all caught up')).toBeInTheDocument();
});

it('shows an error when loading fails, and retries', async () => {
  const answer = fakeApi.calls.bind(fakeApi);
  fakeApi.get(inboxPaths.list, () => failure(500, 'Broken'));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load notifications');
  fakeApi.get(inboxPaths.list, (): Inbox => ({ items: [device], hasOlder: false, unread: 0 }));
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  await row(/New sign-in/);
  expect(answer('get', inboxPaths.list).length).toBeGreaterThan(1);
});

it('shows an error when a change cannot be saved', async () => {
  fakeApi.put(inboxPaths.state, () => failure(500, 'Broken'));
  const { user } = await open();
  await choose(user, 'mfe-merchant was rolled back automatically', 'Mark as read');
  expect(await screen.findByText('Could not update the notification')).toBeInTheDocument();
});

it('shows a generic text for a kind of a newer server', async () => {
  rows = [{ ...device, kind: 'of-tomorrow' as 'device-new' }];
  await open();
  expect(await row(/New notification/)).toBeInTheDocument();
});
