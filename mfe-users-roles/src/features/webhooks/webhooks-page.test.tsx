import { type Permission, screens } from '@backoffice/contract';
import { webhookPaths as paths } from '@backoffice/contract/webhook-values';
import type { DeliveryDetail, Webhook } from '@backoffice/contract/webhooks';
import { store } from '@backoffice/session';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from '../../pages/webhooks';
import { issuedSecretAtom } from './issued-secret';

const at = '2026-03-04T15:06:07.000Z';
const webhook = (id: number, values: Partial<Webhook> = {}): Webhook => ({
  id,
  name: `receiver ${id}`,
  url: `https://hooks${id}.example.com/changes`,
  description: '',
  kinds: ['merchant', 'channel'],
  status: 'active',
  stoppedFor: null,
  failing: null,
  lagSeconds: 0,
  formerUntil: null,
  createdBy: 'admin',
  createdAt: at,
  updatedAt: at,
  ...values,
});
const delivery = (id: number, values: Partial<DeliveryDetail> = {}): DeliveryDetail => ({
  id,
  messageId: `chg_${id}`,
  type: 'channel.updated',
  isDelivered: true,
  isSending: false,
  attempts: 1,
  firstAt: at,
  lastAt: at,
  failure: null,
  httpStatus: 204,
  ms: 12,
  body: '{"type":"channel.updated"}',
  answer: 'stored',
  ...values,
});

let stored: Webhook[];
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  stored = [webhook(1)];
  fakeApi.get(paths.list, () => stored);
});
afterEach(() => {
  logged.mockRestore();
  store.set(issuedSecretAtom, null);
});

const all: Permission[] = ['webhooks:view', 'webhooks:edit', 'merchants:view', 'channels:view'];
const open = (permissions = all) => renderPage(<Page />, { url: screens.webhooks, messages, permissions });
const dialog = async (name?: string) => within(await screen.findByRole('dialog', name ? { name } : {}));
const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

it('shows address, events, status and lag or last problem of each webhook', async () => {
  const failing = { failure: 'status', httpStatus: 503, since: at, nextAt: at } as const;
  stored.push(
    webhook(2, { failing, lagSeconds: 90 }),
    webhook(3, { status: 'inactive', stoppedFor: 'receiver-gone' }),
    webhook(4, { lagSeconds: 90 }),
    webhook(5, { status: 'inactive' }),
  );
  await open();
  const first = await row('receiver 1');
  for (const shown of ['https://hooks1.example.com/changes', 'Merchants, Channels', 'Active', 'Up to date'])
    expect(first.getByText(shown)).toBeVisible();
  const second = await row('receiver 2');
  expect(second.getByText('Failing')).toBeVisible();
  expect(second.getByText(/^HTTP 503\. Next attempt /)).toBeVisible();
  expect((await row('receiver 3')).getByText('The receiver answered 410 (gone)')).toBeVisible();
  expect((await row('receiver 4')).getByText('2 min behind')).toBeVisible();
  expect((await row('receiver 5')).getByText('Inactive')).toBeVisible();
});

it('explains webhooks and offers to add one when there are none', async () => {
  stored = [];
  await open();
  expect(await screen.findByText(/sends changes of merchants and channels to a server/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add' })).toHaveLength(2);
});

it('adds a webhook and shows its secret once', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const form = await dialog('Add webhook');
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await form.findByText('Enter a name')).toBeVisible();
  expect(await form.findByText(/^Enter an address such as/)).toBeVisible();
  expect(await form.findByText('Choose at least one')).toBeVisible();
  await user.type(form.getByLabelText(/^Name/), 'router');
  await user.type(form.getByLabelText(/^Address/), 'https://hooks.example.com/changes');
  await user.click(form.getByRole('checkbox', { name: 'Channels' }));
  await user.click(form.getByRole('checkbox', { name: 'Merchants' }));
  fakeApi.post(paths.create, ({ name, url, kinds }) => ({
    ...webhook(9, { name, url, kinds }),
    secret: 'whsec_once',
  }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  const issued = await dialog('Secret of “router”');
  expect(issued.getByText('whsec_once')).toBeVisible();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(issued.getByRole('button', { name: 'Copy secret' }));
  expect(written).toHaveBeenCalledWith('whsec_once');
  await user.click(issued.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('whsec_once')).not.toBeInTheDocument();
  expect(fakeApi.calls('post', paths.create)[0]!.body).toMatchObject({
    name: 'router',
    kinds: ['merchant', 'channel'],
  });
});

it('shows deliveries, those that failed alone, and sends one again', async () => {
  const failed = delivery(12, { isDelivered: false, failure: 'timeout', httpStatus: null, answer: '' });
  const found = (items: DeliveryDetail[]) => ({ items, total: items.length });
  fakeApi.post(paths.deliveries, ({ onlyFailed }) => found(onlyFailed ? [failed] : [failed, delivery(11)]));
  const { user } = await open();
  await user.click((await row('receiver 1')).getByRole('button', { name: 'Deliveries' }));
  const shown = await dialog('Deliveries of “receiver 1”');
  expect(await shown.findByText('Delivered')).toBeVisible();
  await user.selectOptions(shown.getByLabelText('Show'), 'Failed');
  fakeApi.get(paths.delivery, () => failed);
  await user.click(await shown.findByRole('button', { name: /channel\.updated chg_12 No answer in time/ }));
  expect(await shown.findByText(/"type": "channel\.updated"/)).toBeVisible();
  fakeApi.post(paths.resend, () => delivery(12, { attempts: 2 }));
  await user.click(shown.getByRole('button', { name: 'Resend' }));
  expect(await shown.findByText('stored')).toBeVisible();
  expect(shown.getByText('Delivered')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'All deliveries' }));
  expect(await shown.findByLabelText('Show')).toBeVisible();
});

it('sends a test event and shows its delivery', async () => {
  fakeApi.post(paths.test, () => delivery(13, { type: 'webhook.test', answer: 'hello' }));
  fakeApi.get(paths.delivery, () => delivery(13, { type: 'webhook.test', answer: 'hello' }));
  const { user } = await open();
  await user.click((await row('receiver 1')).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send test event' }));
  expect(await (await dialog('Deliveries of “receiver 1”')).findByText('hello')).toBeVisible();
});

it.each([
  ['Roll secret', 'Roll secret of “receiver 1”?', 'whsec_next'],
  ['Start from now', 'Start “receiver 1” from now?', '“receiver 1” started from now'],
])('asks before “%s”', async (action, question, outcome) => {
  fakeApi.post(paths.rollSecret, () => ({ secret: 'whsec_next' }));
  fakeApi.post(paths.startNow, () => stored[0]!);
  const { user } = await open();
  await user.click((await row('receiver 1')).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: question }));
  await user.click(confirmation.getByRole('button', { name: action }));
  expect(await screen.findByText(outcome)).toBeVisible();
});

it('offers only to deactivate to users who may not view what is sent, and shows them no content', async () => {
  fakeApi.post(paths.deliveries, () => ({ items: [delivery(11)], total: 1 }));
  fakeApi.get(paths.delivery, () => delivery(11, { body: null }));
  const { user } = await open(['webhooks:view', 'webhooks:edit', 'merchants:view']);
  const actions = await row('receiver 1');
  expect(actions.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(actions.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await user.click(actions.getByRole('button', { name: 'Deliveries' }));
  const shown = await dialog();
  await user.click(await shown.findByRole('button', { name: /chg_11/ }));
  expect(await shown.findByText(/^The content is shown to users who can view/)).toBeVisible();
});

it('offers no change to users who may only view', async () => {
  fakeApi.post(paths.deliveries, () => ({ items: [], total: 0 }));
  const { user } = await open(['webhooks:view', 'merchants:view', 'channels:view']);
  await user.click((await row('receiver 1')).getByRole('button', { name: 'Deliveries' }));
  expect(await (await dialog()).findByText('No deliveries yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

it('shows a failure with a retry', async () => {
  fakeApi.get(paths.list, () => failure(500, 'Unexpected server error.'));
  const { user } = await open();
  expect(await screen.findByText('Could not load the webhooks')).toBeVisible();
  fakeApi.get(paths.list, () => stored);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('receiver 1')).toBeVisible();
});

it('shows no permission to users who may not view it', async () => {
  await open([]);
  expect(await screen.findByText('No permission')).toBeVisible();
});
