import { merchantPaths } from '@backoffice/contract';
import type { KeyPair } from '@backoffice/contract/key-pair';
import { channelDetailPath, keyPairPaths } from '@backoffice/contract/key-pair-values';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { keyMessages } from '../keys/key-messages';
import { keyPairMessages } from './key-pair-messages';
import { KeyPairsPart } from './key-pairs-part';

const AT = '2026-01-01T00:00:00.000Z';
const pairOf = (state: KeyPair['state'], start: string, more: Partial<KeyPair> = {}): KeyPair => ({
  pair: 'own',
  state,
  fingerprint: start.padEnd(64, '0'),
  publicKey: `public ${start}`,
  createdAt: AT,
  validUntil: null,
  ...more,
});
const current = pairOf('current', 'aaaa');
const next = pairOf('next', 'bbbb');
const former = pairOf('former', 'cccc', { validUntil: '2099-01-01T00:00:00.000Z' });

const serve = (keys: readonly KeyPair[]) =>
  fakeApi.get(merchantPaths.merchantDetail, () => ({ id: 7, updatedAt: 'v1', keys: [...keys] }) as never);
const answer = (keys: readonly KeyPair[]) => () => ({ id: 7, updatedAt: 'v2', keys: [...keys] });
const paths = keyPairPaths.merchant;
const sent = (path: string) => fakeApi.calls('post', path as typeof paths.prepare).map(({ body }) => body);

const all = ['merchantKeys:view', 'merchantKeys:edit'] as const;
async function open(permissions: readonly (typeof all)[number][] = all) {
  const page = await renderPage(<KeyPairsPart id={7} of="merchant" updatedAt="v1" />, {
    messages: [keyPairMessages, keyMessages],
    permissions: [...permissions],
  });
  await screen.findByRole('list', { name: 'Key pairs' });
  return page;
}
const items = () =>
  within(screen.getByRole('list', { name: 'Key pairs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /^(Current|Next|Former)(\w{4})/.exec(textContent)!.slice(1).join(' '));
const press = (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

it('shows the pairs, and no buttons that change them to users who may not renew them', async () => {
  serve([current, next, former]);
  await open(['merchantKeys:view']);
  expect(items()).toEqual(['Current aaaa', 'Next bbbb', 'Former cccc']);
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).not.toContain('Activate');
  expect(names).not.toContain('Go back');
  expect(names).toContain('Copy private key');
});

it('prepares a pair, and then offers to activate or discard it', async () => {
  serve([current]);
  fakeApi.post(paths.prepare, answer([current, next]));
  const { user } = await open();
  await press(user, 'Prepare new pair');
  await waitFor(() => expect(items()).toEqual(['Current aaaa', 'Next bbbb']));
  expect(sent(paths.prepare)).toEqual([{ id: 7, updatedAt: 'v1' }]);
  expect(screen.queryByRole('button', { name: 'Prepare new pair' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Activate' })).toBeVisible();
});

it('activates the next pair for the days that the user enters, with the version on screen', async () => {
  serve([current, next]);
  fakeApi.post(paths.activate, answer([pairOf('current', 'bbbb'), pairOf('former', 'aaaa')]));
  const { user } = await open();
  await press(user, 'Activate');
  const days = screen.getByRole('spinbutton', { name: /Days of overlap/ });
  expect(days).toHaveFocus();
  expect(days).toHaveValue('7');
  await user.clear(days);
  await user.type(days, '91');
  await press(user, 'Activate pair');
  expect(await screen.findByText('Enter a whole number from 0 to 90')).toBeVisible();
  await user.clear(days);
  await user.type(days, '30{Enter}');
  await waitFor(() => expect(items()).toEqual(['Current bbbb', 'Former aaaa']));
  expect(sent(paths.activate)).toEqual([{ id: 7, updatedAt: 'v1', fingerprint: next.fingerprint, days: 30 }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps the dialog, and says why, when the pair did not prove itself', async () => {
  serve([current, next]);
  fakeApi.post(paths.activate, () => failure(409, 'Not a pair that can sign'));
  const { user } = await open();
  await press(user, 'Activate');
  await press(user, 'Activate pair');
  expect(await screen.findByText('Not a pair that can sign')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('asks before it discards the next pair', async () => {
  serve([current, next]);
  fakeApi.post(paths.discard, answer([current]));
  const { user } = await open();
  await press(user, 'Discard');
  await press(user, 'Discard pair');
  await waitFor(() => expect(items()).toEqual(['Current aaaa']));
  expect(sent(paths.discard)).toEqual([{ id: 7, updatedAt: 'v1', fingerprint: next.fingerprint }]);
});

it('goes back to a former pair', async () => {
  serve([current, former]);
  fakeApi.post(paths.goBack, answer([pairOf('current', 'cccc'), pairOf('former', 'aaaa')]));
  const { user } = await open();
  await press(user, 'Go back');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(items()).toEqual(['Current cccc', 'Former aaaa']));
});

it('copies the private key of the next pair for a reason, without showing it', async () => {
  serve([current, next]);
  fakeApi.post(keyRevealPaths.merchant, () => ({ privateKey: 'the private key' }));
  const { user } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, 'Copy private key');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Ticket 4711');
  await press(user, 'Copy');
  await waitFor(() => expect(write.mock.calls).toEqual([['the private key']]));
  expect(fakeApi.calls('post', keyRevealPaths.merchant).map(({ body }) => body)).toEqual([
    { id: 7, state: 'next', reason: 'Ticket 4711' },
  ]);
  expect(document.body).not.toHaveTextContent('the private key');
});

it('shows both sides of a channel, and sends a pasted pair of one', async () => {
  const up = { ...current, pair: 'up' as const };
  fakeApi.get(channelDetailPath, () => ({ id: 7, updatedAt: 'v1', keys: [up] }) as never);
  fakeApi.post(keyPairPaths.channel.prepare, answer([up]));
  const { user } = await renderPage(<KeyPairsPart id={7} of="channel" updatedAt="v1" />, {
    messages: [keyPairMessages, keyMessages],
    permissions: ['channelKeys:edit'],
  });
  expect(await screen.findByRole('heading', { name: 'Upstream' })).toBeVisible();
  expect(screen.getByText('No key pair yet')).toBeVisible();
  await press(user, 'Prepare new pair: Downstream');
  await user.type(screen.getByRole('textbox', { name: 'Public key' }), 'one');
  await user.type(screen.getByRole('textbox', { name: 'Private key' }), 'two');
  await press(user, 'Prepare new pair');
  await waitFor(() =>
    expect(sent(keyPairPaths.channel.prepare)).toEqual([
      { id: 7, updatedAt: 'v1', pair: 'down', publicKey: 'one', privateKey: 'two' },
    ]),
  );
});

it('offers a retry when the pairs cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(merchantPaths.merchantDetail, () => failure(500, 'Broken'));
  const { user } = await renderPage(<KeyPairsPart id={7} of="merchant" updatedAt="v1" />, {
    messages: [keyPairMessages, keyMessages],
    permissions: [...all],
  });
  expect(await screen.findByText('Could not load the key pairs')).toBeVisible();
  serve([current]);
  await press(user, 'Retry');
  expect(await screen.findByRole('list', { name: 'Key pairs' })).toBeVisible();
});
