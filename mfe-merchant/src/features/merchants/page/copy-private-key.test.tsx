import { merchantPaths, type Merchant } from '@backoffice/contract';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, waitFor } from '@testing-library/react';
import { messages, Page } from '../../../pages/merchant-page';
import { merchantRow } from '../merchants.fixture';

const row = merchantRow({ id: 7 });
let listed: Partial<Merchant>;
beforeEach(() => {
  listed = row;
  const { privateKey: _private, ...merchant } = row;
  fakeApi.get(merchantPaths.merchantDetail, () => ({ ...merchant, publicKey: 'k', keyFingerprint: null }));
  fakeApi.post(merchantPaths.merchantHistory, () => ({ items: [], total: 0 }));
  fakeApi.post(merchantPaths.merchantList, () => ({ items: [{ ...row, ...listed }], total: 1 }));
});

const allowed = ['merchantPage:view', 'merchants:view', 'merchantKeys:view'] as const;
const open = (permissions: readonly (typeof allowed)[number][]) =>
  renderPage(<Page />, {
    url: '/merchant/7',
    path: '/merchant/:id',
    messages,
    permissions: [...permissions],
  });
const button = () => screen.findByRole('button', { name: 'Copy Private key' });

it('reads the private key when it is copied, and not before', async () => {
  const { user } = await open(allowed);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copy = await button();
  expect(fakeApi.calls('post', merchantPaths.merchantList)).toHaveLength(0);
  await user.click(copy);
  await waitFor(() => expect(write).toHaveBeenCalledWith(row.privateKey));
  expect(fakeApi.calls('post', merchantPaths.merchantList)).toHaveLength(1);
});

it('asks for a reason before it copies a masked key', async () => {
  listed = { privateKey: '', privateKeyState: 'masked' };
  fakeApi.post(keyRevealPaths.merchant, () => ({ privateKey: 'the key' }));
  const { user } = await open(allowed);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await button());
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Ticket 4711');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(write).toHaveBeenCalledWith('the key'));
  const sent = fakeApi.calls('post', keyRevealPaths.merchant).map(({ body }) => body);
  expect(sent).toEqual([{ id: 7, reason: 'Ticket 4711' }]);
});

it('says why a private key is withheld', async () => {
  listed = { privateKey: '', privateKeyState: 'unrecorded' };
  const { user } = await open(allowed);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await button());
  expect(await screen.findByText(/cannot be logged|not be logged|logged/i)).toBeVisible();
  expect(write).not.toHaveBeenCalled();
});

it('reports a failure of the read', async () => {
  fakeApi.post(merchantPaths.merchantList, () => failure(500, 'The database is away.'));
  const { user } = await open(allowed);
  await user.click(await button());
  expect(await screen.findByText('Could not copy the private key')).toBeVisible();
});

it.each([
  ['the list', ['merchantPage:view', 'merchantKeys:view']],
  ['private keys', ['merchantPage:view', 'merchants:view']],
] as const)('is absent for users who may not see %s', async (_, permissions) => {
  await open(permissions);
  expect(await screen.findByRole('heading', { level: 2, name: 'Shop 7' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy Private key' })).not.toBeInTheDocument();
});
