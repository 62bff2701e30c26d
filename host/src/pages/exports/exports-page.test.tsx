import type { PreparedFile } from '@backoffice/contract/exports';
import { exportFilePaths } from '@backoffice/contract/export-values';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages as hostMessages } from '../../kernel/messages';
import { messages, Page } from './exports-page';

const file = (state: PreparedFile['state'], more: Partial<PreparedFile> = {}): PreparedFile => ({
  id: 7,
  kind: 'channels',
  fileName: 'shops.csv',
  state,
  done: 0,
  total: null,
  asOf: null,
  bytes: null,
  createdAt: '2026-11-25T10:00:00.000Z',
  endsAt: null,
  ...more,
});

let files: PreparedFile[];
beforeEach(() => {
  fakeApi.get(exportFilePaths.list, () => ({ items: files }));
  fakeApi.put(exportFilePaths.state, ({ id, state }) => {
    files = state === 'cancelled' ? [file('cancelled')] : [];
    return { id };
  });
});

async function open(...given: PreparedFile[]) {
  files = given;
  const shown = await renderPage(<Page />, { messages: [hostMessages, ...messages] });
  return { ...shown, item: async () => within(await screen.findByRole('listitem')) };
}

it('explains exports while there are none', async () => {
  await open();
  expect(await screen.findByText('No exports yet')).toBeVisible();
  expect(screen.getByText(/“Export in the background”/)).toBeVisible();
});

it('shows the progress of a running export, and cancels it', async () => {
  const { user, item } = await open(file('running', { done: 1000, total: 4000 }));
  const { getByRole, getByText } = await item();
  expect(getByRole('progressbar', { name: 'shops.csv' })).toHaveAttribute('value', '1000');
  expect(getByText('1,000 of 4,000 rows')).toBeVisible();
  await user.click(getByRole('button', { name: 'Cancel: shops.csv' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(fakeApi.calls('put', exportFilePaths.state)[0]!.body).toEqual({ id: 7, state: 'cancelled' });
});

it('downloads and deletes a finished export', async () => {
  const ready = { total: 4000, asOf: '2026-11-25T10:00:00.000Z', endsAt: '2026-12-02T10:00:00.000Z' };
  const { user, item } = await open(file('ready', ready));
  const { getByRole, getByText } = await item();
  expect(getByText(/^4,000 rows as of /)).toBeVisible();
  expect(getByRole('button', { name: 'Download: shops.csv' })).toBeEnabled();
  await user.click(getByRole('button', { name: 'Delete: shops.csv' }));
  expect(await screen.findByText('No exports yet')).toBeVisible();
});

it.each([
  ['failed', 'Failed. Export again'],
  ['forbidden', 'Stopped: you no longer have access to this list'],
] as const)('says why one that is %s is not to be had', async (state, sentence) => {
  const { item } = await open(file(state));
  const { getByRole, queryByRole } = await item();
  expect(getByRole('status')).toHaveTextContent(sentence);
  expect(queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
});

it('retries when the exports cannot be loaded', async () => {
  fakeApi.get(exportFilePaths.list, () => failure(500));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert')).toHaveTextContent('request-1');
  fakeApi.get(exportFilePaths.list, () => ({ items: [file('waiting')] }));
  await user.click(again);
  expect(await screen.findByText('Waiting')).toBeVisible();
});
