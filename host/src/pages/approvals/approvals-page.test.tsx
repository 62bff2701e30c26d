import type { Permission } from '@backoffice/contract';
import { approvalPaths } from '@backoffice/contract/approval-values';
import type { ApprovalPolicyAnswer, ApprovalRequest } from '@backoffice/contract/approvals';
import { fakeApi, failure, renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages as hostMessages } from '../../kernel/messages';
import { messages, Page } from './approvals-page';

const request: ApprovalRequest = {
  id: 7,
  call: 'PUT /channel/weights',
  kinds: ['weights'],
  rule: 'other-user',
  state: 'waiting',
  asker: 'grace',
  reason: 'Cheaper',
  effect: {
    subject: 'merchant',
    name: 'Bakery',
    changes: [{ field: 'alipay 1', from: 40, to: 100 }],
    shares: [{ channel: 'alipay 1', from: 40, to: 63 }],
  },
  askedAt: '2026-11-25T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
  approver: null,
  words: null,
  decidedAt: null,
  endedAt: null,
  failure: null,
  barred: null,
};
const policy: ApprovalPolicyAnswer = {
  rules: { 'channel-keys': 'none', weights: 'none', grants: 'none', promote: 'none', bulk: 'none' },
  sharePoints: 10,
  bulkRows: 50,
  hours: 72,
  deployKeyRemotes: [],
  approvers: 2,
  updatedAt: '2026-11-25T10:00:00.000Z',
};

let waiting: ApprovalRequest[];
let own: ApprovalRequest[];
beforeEach(() => {
  waiting = [request];
  own = [];
  fakeApi.get(approvalPaths.list, () => ({ items: waiting, hasOlder: false }));
  fakeApi.get(approvalPaths.mine, () => ({ items: own, hasOlder: false }));
  fakeApi.get(approvalPaths.policy, () => policy);
  fakeApi.post(approvalPaths.decide, ({ ids }) => {
    waiting = [];
    return ids.map((id) => ({ id, state: 'done', refused: null }));
  });
});

const both: Permission[] = ['approvals:view', 'approvals:edit'];
const open = (path = '/approvals', permissions = both) =>
  renderPage(<Page />, { url: path, permissions, messages: [hostMessages, ...messages] });

it('shows what a request changes, and approves it', async () => {
  const { user } = await open();
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByRole('heading', { name: 'Traffic shares · Bakery' })).toBeVisible();
  expect(item.getByText('Reason: Cheaper')).toBeVisible();
  expect(within(item.getByRole('table', { name: 'Traffic share' })).getByText('63%')).toBeVisible();
  await user.click(item.getByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('No requests to approve')).toBeVisible();
  expect(fakeApi.calls('post', approvalPaths.decide)[0]!.body).toEqual({
    ids: [7],
    decision: 'approve',
    words: '',
  });
});

it('links a request to the record that it changes, if the user may see it', async () => {
  waiting = [
    { ...request, effect: { ...request.effect, subject: 'channel', id: 12 } },
    { ...request, id: 8, effect: { ...request.effect, id: 3 } },
  ];
  await open('/approvals', [...both, 'channels:view']);
  const links = await screen.findAllByRole('link', { name: 'Traffic shares · Bakery' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/channel/list?open=12']);
});

it('asks for an answer before it returns a request', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Return/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(dialog.getByText('Enter an answer')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Say which contract');
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await screen.findByText('No requests to approve')).toBeVisible();
  expect(fakeApi.calls('post', approvalPaths.decide)[0]!.body).toMatchObject({
    decision: 'return',
    words: 'Say which contract',
  });
});

it('decides several requests at once', async () => {
  waiting = [request, { ...request, id: 8 }];
  const { user } = await open();
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Approve: 2 requests' }));
  expect(await screen.findByText('No requests to approve')).toBeVisible();
  expect(fakeApi.calls('post', approvalPaths.decide)[0]!.body).toMatchObject({ ids: [7, 8] });
});

it('says why a request cannot be decided by this user', async () => {
  waiting = [{ ...request, barred: 'approval-own' }];
  await open();
  expect(await screen.findByText('Another user must decide your own request.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

it('shows a user without the permission only their own requests', async () => {
  own = [
    {
      ...request,
      state: 'stale',
      failure: { code: 'row-changed', values: { subject: 'channel' }, message: '' },
    },
  ];
  await open('/approvals', []);
  expect(await screen.findByText('Conflict')).toBeVisible();
  expect(screen.getByText('Another user changed this channel.')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('leads from a returned request to the form of its channel', async () => {
  const name = 'Bakery · alipay 2088';
  const effect = { ...request.effect, subject: 'channel', name, id: 12 } as const;
  own = [
    { ...request, call: 'PUT /channel/update', state: 'returned', effect },
    { ...request, id: 8, call: 'PUT /channel/update', state: 'rejected', effect },
  ];
  await open('/approvals', ['channels:view', 'channels:edit']);
  const links = await screen.findAllByRole('link', { name: 'Change and ask again' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/channel/list?merchantNo=2088&merchantChannel=alipay&form=12',
  ]);
});

it('shows why approvals cannot be switched on', async () => {
  fakeApi.put(approvalPaths.policy, () =>
    failure(409, 'At least 3 active users must be able to approve. There are 2.'),
  );
  const { user } = await open('/approvals?show=policy');
  expect(await screen.findByText(/^2 active users can approve/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Traffic shares'), 'other-user');
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There are 2.');
});
