import { merchantPaths } from '@backoffice/contract';
import { failure, fakeApi } from '@backoffice/testing';
import { screen, waitFor } from '@testing-library/react';
import { field, openShopForm, serveShop, shop } from './shop-form.fixture';

const other = { ...shop, id: 2, merchantName: 'Shop 2' };

afterEach(() => jest.restoreAllMocks());

it('defineForm adds a created row on top of the list on screen', async () => {
  fakeApi.put(merchantPaths.merchantCreate, (request) => ({ ...shop, ...request, id: 3 }));
  const { user, names } = await openShopForm({ shown: [shop, other] });
  await user.type(field('Name'), 'Shop 3{Enter}');
  await screen.findByText('Shop added');
  expect(names()).toEqual(['Shop 3', 'Shop 1', 'Shop 2']);
});

it('defineForm shows a saved row in the list', async () => {
  fakeApi.put(merchantPaths.merchantUpdate, (request) => ({ ...shop, ...request }));
  const { user, names } = await openShopForm({ row: shop, shown: [shop, other] });
  await user.type(field('Name'), '!{Enter}');
  await screen.findByText('Shop saved');
  expect(names()).toEqual(['Shop 1!', 'Shop 2']);
});

it('defineForm shows the row as another user has changed it in the list', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.put(merchantPaths.merchantUpdate, () => failure(409, 'Outdated'));
  serveShop({ merchantName: 'Shop One' });
  const { user, names } = await openShopForm({ row: shop, shown: [shop, other] });
  await user.type(field('Note'), '!{Enter}');
  await waitFor(() => expect(names()).toEqual(['Shop One', 'Shop 2']));
});
