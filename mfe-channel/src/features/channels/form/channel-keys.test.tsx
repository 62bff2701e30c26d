import { createHash, generateKeyPairSync } from 'node:crypto';
import { channelPaths } from '@backoffice/contract';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { fakeApi } from '@backoffice/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { channelRow, openChannels, serveChannels, storedAs } from '../channels.fixture';
import { shortFingerprint } from '../keys/fingerprint';
import { generateKeyPair } from '../keys/key-pairs';

const pairOf = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return {
    open: spki.toString('base64'),
    secret: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    fingerprint: createHash('sha256').update(spki).digest('hex'),
  };
};
const one = pairOf();
const other = pairOf();

const form = () => within(screen.getByRole('dialog', { name: 'Edit channel' }));
const box = (name: string) => form().getByRole('textbox', { name });
const paste = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });

async function openEdit(values: Parameters<typeof channelRow>[0] = {}) {
  serveChannels([channelRow(values)]);
  const page = await openChannels();
  await page.user.click(await screen.findByRole('button', { name: 'Alipay' }));
  await screen.findByRole('dialog', { name: 'Edit channel' });
  return page;
}

it('shows type and fingerprint of a pasted key, equal for both keys of a pair', async () => {
  await openEdit();
  paste('Upstream public key', one.open);
  paste('Upstream private key', one.pem);
  const short = shortFingerprint(one.fingerprint);
  await waitFor(() => {
    expect(box('Upstream public key')).toHaveAccessibleDescription(`RSA-2048, public ${short}`);
    expect(box('Upstream private key')).toHaveAccessibleDescription(`RSA-2048, private ${short}`);
  });
});

it.each([
  [
    'a private key in a public box',
    'Upstream public key',
    one.secret,
    /This is a private key. Enter the public key/,
  ],
  [
    'a public key in a private box',
    'Downstream private key',
    one.open,
    /This is a public key. Enter the private key/,
  ],
  ['what is no key', 'Downstream public key', 'certainly not', /Enter a key in PEM or base64 format/],
])('reports %s before saving, and saves nothing', async (_case, name, text, words) => {
  const { user } = await openEdit();
  paste(name, text);
  expect(await form().findByText(words)).toBeVisible();
  await user.click(form().getByRole('button', { name: 'Save changes' }));
  expect(fakeApi.calls('put', channelPaths.channelUpdate)).toHaveLength(0);
  expect(box(name)).toHaveValue(text);
});

it('reports keys that do not match until they do', async () => {
  await openEdit();
  paste('Upstream public key', one.open);
  paste('Upstream private key', other.secret);
  expect(await form().findByText(/keys do not match/)).toBeVisible();
  paste('Upstream public key', other.open);
  await waitFor(() => expect(form().queryByText(/keys do not match/)).not.toBeInTheDocument());
});

it('compares a new key with the stored other half, and reports nothing when that is unknown', async () => {
  await openEdit({ merchantUpPublicKey: one.open, merchantDownPublicKey: 'of another kind' });
  paste('Upstream private key', other.secret);
  paste('Downstream private key', other.secret);
  expect(await form().findAllByText(/keys do not match/)).toHaveLength(1);
  paste('Upstream private key', one.secret);
  await waitFor(() => expect(form().queryByText(/keys do not match/)).not.toBeInTheDocument());
});

it('shows the mark of a masked private key in list and form, and buttons beside it for users who may read keys', async () => {
  const channel = channelRow({
    privateKeyStates: { merchantUpPrivateKey: 'masked' },
    privateKeyTails: { merchantUpPrivateKey: '1a2b' },
  });
  channel.keyFingerprints.merchantUpPrivateKey = one.fingerprint;
  fakeApi.post(keyRevealPaths.channel, () => ({ privateKey: 'the private key' }));
  serveChannels([channel]);
  const { user } = await openChannels({
    permissions: ['channels:view', 'channels:edit', 'channelKeys:view'],
  });
  await user.click(await screen.findByRole('button', { name: 'Reveal Upstream private key' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Ticket 4711');
  await user.keyboard('{Enter}');
  const hide = await screen.findByRole('button', { name: 'Hide Upstream private key' });
  const sent = fakeApi.calls('post', keyRevealPaths.channel).map(({ body }) => body);
  expect(sent).toEqual([{ id: 1, field: 'merchantUpPrivateKey', reason: 'Ticket 4711' }]);
  await user.click(hide);
  await user.click(screen.getByRole('button', { name: 'Alipay' }));
  await screen.findByRole('dialog', { name: 'Edit channel' });
  expect(box('Upstream private key')).toHaveAccessibleDescription(
    `Leave blank to keep the saved key: ••••1a2b ${shortFingerprint(one.fingerprint)}`,
  );
});

it('sends a key file as base64 on one line, and shows where the key is in use', async () => {
  fakeApi.put(channelPaths.channelUpdate, (sent) => storedAs(channelRow(), sent));
  const { user } = await openEdit();
  fakeApi.post(channelPaths.channelKeyUsage, ({ fingerprints }) => [
    {
      fingerprint: fingerprints[0]!,
      channelId: 5,
      merchantId: 3,
      merchantName: 'Shop 3',
      merchantChannel: 'visa',
      key: 'merchantDownPrivateKey' as const,
    },
  ]);
  paste('Upstream private key', one.pem);
  expect(await form().findByText('Already in use: Shop 3 · visa, Downstream private key')).toBeVisible();
  expect(fakeApi.calls('post', channelPaths.channelKeyUsage)[0]!.body).toEqual({
    fingerprints: [one.fingerprint],
    exceptId: 1,
  });
  await user.click(form().getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Channel updated');
  expect(fakeApi.calls('put', channelPaths.channelUpdate)[0]!.body).toMatchObject({
    merchantUpPrivateKey: one.secret,
  });
});

it('keeps keys out of the log, the storage and the address', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user, router } = await openEdit();
  paste('Upstream public key', one.secret);
  await user.click(form().getByRole('button', { name: 'Save changes' }));
  await form().findByText(/This is a private key/);
  const secret = one.secret.slice(60, 120);
  const kept = [
    JSON.stringify(logged.mock.calls),
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  ];
  expect(`${kept.join()}${router.state.location.search}${document.cookie}`).not.toContain(secret);
  logged.mockRestore();
});

it('generates an RSA-2048 pair with equal fingerprints, and fills both boxes', async () => {
  const { user } = await openEdit();
  await user.click(form().getByRole('button', { name: 'Generate keys: Downstream keys' }));
  expect(await screen.findByText('Keys generated')).toBeVisible();
  await waitFor(() =>
    expect(box('Downstream private key')).toHaveAccessibleDescription(/^RSA-2048, private [0-9a-f]{4} /),
  );
  const describe = (name: string) => box(name).getAttribute('aria-describedby')!;
  const facts = (name: string) => document.getElementById(describe(name).split(' ')[0]!)!.textContent;
  await waitFor(() =>
    expect(facts('Downstream public key').replace('public', 'private')).toBe(facts('Downstream private key')),
  );
  expect(box('Upstream public key')).toHaveValue('');
});

it('reports that keys could not be generated', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const refused = jest.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('not here'));
  const { user } = await openEdit();
  await user.click(form().getByRole('button', { name: 'Generate keys: Upstream keys' }));
  expect(await screen.findByText('Could not generate the keys')).toBeVisible();
  refused.mockRestore();
  logged.mockRestore();
});

it('says that keys need https where the browser has no cryptography', async () => {
  const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  const { user } = await openEdit();
  await user.click(form().getByRole('button', { name: 'Generate keys: Upstream keys' }));
  expect(await screen.findByText('Generating keys requires HTTPS or localhost.')).toBeVisible();
  subtle.mockRestore();
});

it('generates a different pair each time', async () => {
  const [first, second] = await Promise.all([generateKeyPair(), generateKeyPair()]);
  expect(first.privateKey).not.toBe(second.privateKey);
});
