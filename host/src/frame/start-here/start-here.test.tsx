import { apiPaths, channelPaths, type StartHere } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { emit } from '../../kernel/events';
import { messages, taskAt } from './first-tasks';
import { StartHereSlot } from './start-here-slot';

const open = (url: string, startHere?: StartHere) =>
  renderPage(<StartHereSlot />, {
    url,
    messages: [messages],
    startHere,
    permissions: ['merchants:view', 'channels:view', 'channels:edit', 'auditLog:view'],
  });

beforeEach(() => fakeApi.put(apiPaths.userStartHere, (body) => body));

const stored = () => fakeApi.calls('put', apiPaths.userStartHere).map(({ body }) => body);

it.each([
  ['/merchant/4', '', 'merchant'],
  ['/merchant/list', '?open=4', 'merchant'],
  ['/merchant/list', '', undefined],
  ['/channel/list', '?merchantNo=M1', 'channels'],
  ['/channel/list', '', undefined],
  ['/user/audit-log', '', 'audit'],
])('taskAt finds the task that %s%s does', (pathname, search, task) => {
  expect(taskAt(pathname, search)).toBe(task);
});

it('ticks a task when its page is open, on that page, and stores it once', async () => {
  await open('/merchant/4');
  await waitFor(() => expect(stored()).toEqual([{ done: ['merchant'], dismissed: false }]));
  expect(screen.queryByRole('region', { name: 'Start here' })).not.toBeInTheDocument();
});

it('shows done tasks on the dashboard, and links to the others', async () => {
  await open('/dashboard', { done: ['merchant'], dismissed: false });
  expect(await screen.findByRole('link', { name: 'Done: Find a merchant' })).toBeVisible();
  const ticks = screen.getAllByRole('listitem').map((task) => task.querySelector('svg') !== null);
  expect(ticks).toEqual([true, false, false, false]);
  expect(screen.getByRole('link', { name: 'Change a weight and undo it' })).toHaveAttribute(
    'href',
    '/channel/list',
  );
});

it('ticks the weight only when it was changed twice', async () => {
  await open('/dashboard');
  await screen.findByRole('region', { name: 'Start here' });
  const save = () => act(() => emit('callAnswered', { method: 'PUT', path: channelPaths.channelUpdate }));
  save();
  act(() => emit('callAnswered', { method: 'POST', path: channelPaths.channelList }));
  expect(screen.queryByRole('link', { name: /^Done/ })).not.toBeInTheDocument();
  save();
  expect(screen.getByRole('link', { name: 'Done: Change a weight and undo it' })).toBeVisible();
  await waitFor(() => expect(stored()).toEqual([{ done: ['weight'], dismissed: false }]));
});

it('is closed for good, and says when that could not be stored', async () => {
  fakeApi.put(apiPaths.userStartHere, () => failure(500, 'No'));
  const { user: ada } = await open('/dashboard', { done: ['merchant'], dismissed: false });
  await ada.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Start here' })).not.toBeInTheDocument();
  expect(stored()).toEqual([{ done: ['merchant'], dismissed: true }]);
  expect(await screen.findByText('No')).toBeVisible();
});
