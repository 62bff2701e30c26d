import type { ChannelListRequest } from '@backoffice/contract';
import { BROAD, type ListKind, QUICK } from './list-kind';

const PAGE_SIZE = 20;
const CODES = ['alipay', 'mastercard', 'unionpay', 'visa', 'wechat'];

export interface SampleOfChannels {
  merchantNo: string;
  merchantId: number;
}

/** @param channels their number @param samples some of them */
export function channelKinds(channels: number, samples: SampleOfChannels[]): ListKind[] {
  const lastPage = Math.ceil(channels / PAGE_SIZE);
  const middle = Math.ceil(lastPage / 2);
  const deepOfCode = Math.ceil(lastPage / CODES.length / 2);
  const kind = (within: number, name: string, requests: ChannelListRequest[]): ListKind => ({
    area: 'channel',
    name: `channels: ${name}`,
    within,
    requests,
  });
  const startOf = (length: number) =>
    samples.map(({ merchantNo }) => ({ merchantNo: merchantNo.slice(0, length) }));
  return [
    kind(QUICK, 'first page', [{}]),
    kind(QUICK, 'first page, newest first', [{ sort: '-id' }]),
    kind(QUICK, 'middle page', [{ page: middle }, { page: middle, sort: '-id' }]),
    kind(QUICK, 'deepest page', [{ page: lastPage }, { page: lastPage, sort: '-id' }]),
    kind(QUICK, 'page past the end', [{ page: lastPage * 2 }]),
    kind(
      QUICK,
      'code',
      CODES.flatMap((merchantChannel) => [{ merchantChannel }, { merchantChannel, sort: '-id' }]),
    ),
    kind(
      QUICK,
      'code, deep',
      CODES.map((merchantChannel) => ({ merchantChannel, page: deepOfCode })),
    ),
    kind(QUICK, 'start of a code', [{ merchantChannel: 'a' }, { merchantChannel: 'w', page: deepOfCode }]),
    kind(
      QUICK,
      'whole number',
      samples.map(({ merchantNo }) => ({ merchantNo })),
    ),
    kind(QUICK, 'number, 7 characters', startOf(7)),
    kind(
      QUICK,
      'number, 7 characters, and code, newest first',
      startOf(7).map((start) => ({ ...start, merchantChannel: 'alipay', sort: '-id' })),
    ),
    kind(
      QUICK,
      'of one merchant',
      samples.map(({ merchantId }) => ({ merchantId })),
    ),
    kind(
      QUICK,
      'weights of one merchant',
      samples.map(({ merchantId }) => ({ merchantId, fields: 'weight' })),
    ),
    kind(BROAD, 'number, 2 characters, 100,000 matches and more', [
      { merchantNo: '20' },
      { merchantNo: '89', sort: '-id' },
      { merchantNo: '16', page: 3000 },
    ]),
  ];
}
