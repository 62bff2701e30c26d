import { configureApiClient } from '@backoffice/api-client';
import { merchantPaths, type MerchantDetail } from '@backoffice/contract';
import { createQueryClient } from '@backoffice/data';
import { pageOptions } from '@backoffice/list-screen';
import { fakeApi, signIn } from '@backoffice/testing';
import { waitFor } from '@testing-library/react';
import { prefetch } from '../../pages/merchant-list';
import { prefetchOpenMerchant } from './merchant-list';
import { merchants } from './merchants';

const page = { items: [], total: 0 };

beforeEach(() => {
  const nothing = () => {};
  configureApiClient({
    baseUrl: 'http://api',
    getToken: () => 'token',
    onSessionEnded: nothing,
    onFailure: nothing,
  });
});

it('prefetches the rows of an address before the page needs them', async () => {
  signIn({ permissions: ['merchants:view'] });
  fakeApi.post(merchantPaths.merchantList, () => page);
  const client = createQueryClient();
  await prefetch(client, new URL('http://app/merchant/list?page=3&status=active'));
  const options = pageOptions(merchants, { ...merchants.first, page: 3, status: 'active' });
  await expect(client.query(options)).resolves.toEqual(page);
  expect(fakeApi.calls('post', merchantPaths.merchantList)).toHaveLength(1);
});

it('prefetches the merchant in the panel too, if the user may view it', async () => {
  fakeApi.post(merchantPaths.merchantList, () => page);
  fakeApi.get(merchantPaths.merchantDetail, () => ({ id: 7 }) as MerchantDetail);
  const address = new URL('http://app/merchant/list?open=7');
  signIn({ permissions: ['merchants:view'] });
  await prefetchOpenMerchant(createQueryClient(), address);
  expect(fakeApi.calls('get', merchantPaths.merchantDetail)).toEqual([]);
  signIn({ permissions: ['merchants:view', 'merchantPage:view'] });
  await prefetch(createQueryClient(), address);
  await waitFor(() => expect(fakeApi.calls('get', merchantPaths.merchantDetail)).toHaveLength(1));
});

it('prefetches nothing that the user may not view', async () => {
  signIn({ permissions: [] });
  await prefetch(createQueryClient(), new URL('http://app/merchant/list'));
  expect(fakeApi.calls('post', merchantPaths.merchantList)).toEqual([]);
});
