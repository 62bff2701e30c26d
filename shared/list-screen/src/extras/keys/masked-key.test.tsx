import { keyRevealPaths, REVEAL_SECONDS } from '@backoffice/contract/key-reveal-values';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { keyMessages } from './key-messages';
import { MaskedKey } from './masked-key';

const sent = () => fakeApi.calls('post', keyRevealPaths.channel).map(({ body }) => body);
const address = { of: 'channel', id: 7, field: 'merchantUpPrivateKey' } as const;

function MaskedKeyOnPage() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button onClick={() => setIsShown(!isShown)}>Next page</button>
      {isShown && (
        <MaskedKey address={address} fingerprint={'3f9a12bc'.padEnd(64, '0')} label="Key" tail="1a2b" />
      )}
    </>
  );
}

const open = (permissions: readonly 'channelKeys:view'[] = ['channelKeys:view']) =>
  renderPage(<MaskedKeyOnPage />, { messages: [keyMessages], permissions: [...permissions] });
type User = Awaited<ReturnType<typeof open>>['user'];

async function give(user: User, use: 'Reveal' | 'Copy', reason = 'Ticket 4711') {
  await user.click(screen.getByRole('button', { name: `${use} Key` }));
  const field = screen.getByRole('textbox', { name: 'Reason' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, reason);
  await user.click(screen.getByRole('button', { name: use }));
}
const mark = () => screen.queryByText(/^••••1a2b\s3f9a 12bc$/);
const spoken = (text: string) => screen.getByText(text);
const key = () => screen.queryByRole('textbox', { name: 'Key' });

beforeEach(() => {
  fakeApi.post(keyRevealPaths.channel, () => ({ privateKey: 'the private key' }));
});

it('shows the mark alone to users who may not read keys', async () => {
  await open([]);
  expect(mark()).toBeVisible();
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Next page' })]);
});

it('reveals the key for a reason, and says so to screen readers', async () => {
  const { user } = await open();
  await give(user, 'Reveal');
  await waitFor(() => expect(key()).toBeVisible());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(spoken(`Private key revealed for ${REVEAL_SECONDS} seconds`)).toHaveAttribute('role', 'status');
  expect(sent()).toEqual([{ id: 7, field: 'merchantUpPrivateKey', reason: 'Ticket 4711' }]);
});

const leaving: [string, (user: User) => unknown][] = [
  ['the window loses the focus', () => fireEvent.blur(window)],
  [
    'the window is covered',
    () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      fireEvent(document, new Event('visibilitychange'));
    },
  ],
  ['the button is pressed', (user) => user.click(screen.getByRole('button', { name: 'Hide Key' }))],
  [
    'the cell has left and returned',
    async (user) => {
      await user.click(screen.getByRole('button', { name: 'Next page' }));
      await user.click(screen.getByRole('button', { name: 'Next page' }));
    },
  ],
];
it.each(leaving)('hides the key when %s', async (_case, leave) => {
  const { user } = await open();
  await give(user, 'Reveal');
  await waitFor(() => expect(key()).toBeVisible());
  await act(async () => void (await leave(user)));
  expect(key()).not.toBeInTheDocument();
  expect(mark()).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('hides the key after 30 seconds', async () => {
  const timer = jest.spyOn(globalThis, 'setTimeout');
  const { user } = await open();
  await give(user, 'Reveal');
  await waitFor(() => expect(key()).toBeVisible());
  const [hide] = timer.mock.calls.find(([, ms]) => ms === REVEAL_SECONDS * 1000)!;
  act(hide as () => void);
  expect(key()).not.toBeInTheDocument();
  expect(spoken('Private key hidden')).toHaveAttribute('role', 'status');
});

it('copies the key without showing it', async () => {
  const { user } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await give(user, 'Copy');
  await waitFor(() => expect(write.mock.calls).toEqual([['the private key']]));
  expect(key()).not.toBeInTheDocument();
});

it('offers the last reason, and sends it only on request', async () => {
  const { user } = await open();
  await give(user, 'Reveal');
  await waitFor(() => expect(key()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Hide Key' }));
  await user.click(screen.getByRole('button', { name: 'Reveal Key' }));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Ticket 4711');
  expect(sent()).toHaveLength(1);
});

it('requires a reason', async () => {
  const { user } = await open();
  await give(user, 'Reveal', 'ab');
  expect(await screen.findByText('Enter a reason of 3 to 500 characters.')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('keeps the reason when the server refuses', async () => {
  fakeApi.post(keyRevealPaths.channel, () => failure(429, 'Hourly limit reached.'));
  const { user } = await open();
  await give(user, 'Reveal');
  expect(await screen.findByText('Hourly limit reached.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Ticket 4711');
  expect(key()).not.toBeInTheDocument();
});
