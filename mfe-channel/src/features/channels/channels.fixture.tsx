import {
  channelPaths,
  merchantPaths,
  channelKeyFields,
  type Channel,
  type ChannelListRequest,
  type ChannelWeight,
  type ListPage,
  type MerchantOption,
  screens,
  channelTotalsPath,
} from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import { notePaths } from '@backoffice/contract/note-values';
import { fakeApi, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { messages, Page } from '../../pages/channel-list';

export function channelRow(values: Partial<Channel> = {}): Channel {
  const { id = 1 } = values;
  return {
    id,
    merchantId: id,
    merchantName: `Shop ${values.merchantId ?? id}`,
    merchantNo: `N${String(id).padStart(4, '0')}`,
    merchantChannel: 'alipay',
    merchantBalance: '0.00',
    merchantWeight: 10,
    activeWeight: 10,
    activeChannels: 1,
    merchantUpPublicKey: '',
    merchantUpPrivateKey: '',
    merchantDownPublicKey: '',
    merchantDownPrivateKey: '',
    keyFingerprints: {
      merchantUpPublicKey: null,
      merchantUpPrivateKey: null,
      merchantDownPublicKey: null,
      merchantDownPrivateKey: null,
    },
    merchantExpansion: '',
    status: 'active',
    createdAt: '2026-03-04T15:06:07.000Z',
    updatedAt: '2026-03-04T15:06:07.000Z',
    ...values,
  };
}

export const channelRows = (count: number) =>
  Array.from({ length: count }, (_, index) => channelRow({ id: index + 1 }));

/** The channels of one merchant, with the sums that the server sends. */
export function channelsOfOne(...parts: readonly Partial<Channel>[]): Channel[] {
  const rows = parts.map((part, index) =>
    channelRow({ id: index + 1, merchantId: 1, merchantName: 'Shop 1', ...part }),
  );
  return withSums(rows);
}

/** Adds the total weight and number of the merchant's active channels to each channel. */
export function withSums(rows: readonly Channel[]): Channel[] {
  return rows.map((row) => {
    const active = rows.filter((other) => other.merchantId === row.merchantId && other.status === 'active');
    const activeWeight = active.reduce((sum, { merchantWeight }) => sum + merchantWeight, 0);
    return { ...row, activeWeight, activeChannels: active.length };
  });
}

const weightOf = (channel: Channel): ChannelWeight => {
  const { id, merchantId, merchantNo, merchantChannel, merchantWeight, status } = channel;
  return { id, merchantId, merchantNo, merchantChannel, merchantWeight, status };
};

/** Answers a list call as the server does. */
export function listOf(stored: readonly Channel[], request: ChannelListRequest): ListPage<Channel> {
  const { page = 1, limit = 20, sort = '+id', merchantNo = '', merchantChannel = '' } = request;
  const { merchantId, merchantName = '', status } = request;
  const matching = stored
    .filter((row) => row.merchantNo.startsWith(merchantNo))
    .filter((row) => [merchantChannel].flat().some((code) => row.merchantChannel.startsWith(code)))
    .filter((row) => foldText(row.merchantName).includes(foldText(merchantName)))
    .filter((row) => status === undefined || [status].flat().includes(row.status))
    .filter((row) => merchantId === undefined || row.merchantId === merchantId)
    .sort((one, other) => (sort === '+id' ? one.id - other.id : other.id - one.id));
  return { items: matching.slice((page - 1) * limit, page * limit), total: matching.length };
}

/** Lets the fake API answer lists from rows that a test may change. */
export function serveChannels(stored: readonly Channel[]): void {
  fakeApi.post(channelPaths.channelList, (request) => {
    const { items, total } = listOf(stored, request);
    return request.fields === 'weight' ? { items: items.map(weightOf), total } : { items, total };
  });
}

/** Lets the fake API answer the merchant selector. */
export function serveMerchants(items: readonly MerchantOption[], total = items.length): void {
  fakeApi.post(merchantPaths.merchantList, ({ merchantName = '', merchantNo = '' }) => ({
    items: items.filter(
      (merchant) =>
        foldText(merchant.merchantName).includes(foldText(merchantName)) &&
        merchant.merchantNo.startsWith(merchantNo),
    ),
    total,
  }));
}

export const merchantOption = (id: number): MerchantOption => ({
  id,
  merchantName: `Shop ${id}`,
  merchantNo: `M2026${String(id).padStart(6, '0')}`,
});

/** The list calls for rows, without those for weights. */
export const listRequests = () =>
  fakeApi
    .calls('post', channelPaths.channelList)
    .map(({ body }) => body)
    .filter(({ fields }) => fields === undefined);

/** Returns the answer to a create or update call. */
export function storedAs(before: Channel, sent: object): Channel {
  const changes = Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => !(channelKeyFields as readonly string[]).includes(name) || value,
    ),
  );
  return { ...before, ...changes, updatedAt: '2026-03-05T00:00:00.000Z' };
}

/** Opens the page for a user with all its permissions. */
export function openChannels({ query = '', ...options }: RenderPageOptions & { query?: string } = {}) {
  return renderPage(<Page />, {
    url: screens.channels + query,
    messages,
    permissions: ['channels:view', 'channels:edit'],
    ...options,
  });
}

beforeEach(() => {
  fakeApi.post(notePaths.channel.list, () => ({ items: [], hasOlder: false }));
  fakeApi.get(bulkPaths.channels.job, () => null);
  fakeApi.get(channelPaths.channelOptions, () => [
    { code: 'alipay', name: 'Alipay', nameZh: '支付宝', nameEs: '', nameJa: '' },
    { code: 'wechat', name: 'WeChat Pay', nameZh: '微信支付', nameEs: '', nameJa: '' },
  ]);
  fakeApi.post(channelPaths.channelKeyUsage, () => []);
  fakeApi.post(channelTotalsPath, () => ({ active: 2, inactive: 1 }));
  serveMerchants([1, 2, 3].map(merchantOption));
});
