import type {
  Channel,
  ChannelCreateRequest,
  ChannelWeight,
  ListPage,
  StatusTotals,
} from '@backoffice/contract';
import { generateKeyPairSync } from 'node:crypto';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';

export interface TestKeyPair {
  publicKey: string;
  privateKey: string;
}

export function newTestKeyPair(): TestKeyPair {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return { publicKey: pair.publicKey.toString('base64'), privateKey: pair.privateKey.toString('base64') };
}

export const validChannel = {
  merchantId: 1,
  merchantNo: '2088000000000001',
  merchantChannel: 'alipay',
  merchantWeight: 40,
  status: 'active',
} as const satisfies ChannelCreateRequest;

/** The calls for channels, and merchants for them: 1 and 2 are active, 3 is not. */
export function channelTestBench(api: TestApi, token: string) {
  const { pool } = api.services;
  return {
    reset: async () => {
      await api.asOwner('truncate merchant, create_key restart identity cascade');
      await pool.query(
        `insert into merchant (id, merchant_name, name_folded, merchant_no, status) values
         (1, 'One', 'one', 'M1', 'active'), (2, 'Two', 'two', 'M2', 'active'), (3, 'Three', 'three', 'M3', 'inactive')`,
      );
    },
    create: (body: object = validChannel, key?: string) =>
      callApi<Channel>(api, 'POST', '/channel/create', {
        token,
        body,
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      }),
    update: (body: object) => callApi<Channel>(api, 'PUT', '/channel/update', { token, body }),
    remove: (body: object) => callApi<{ id: number }>(api, 'POST', '/channel/delete', { token, body }),
    list: (body: object = {}) => callApi<ListPage<Channel>>(api, 'POST', '/channel/list', { token, body }),
    totals: (body: object = {}) => callApi<StatusTotals>(api, 'POST', '/channel/totals', { token, body }),
    weights: (merchantId: number) =>
      callApi<ListPage<ChannelWeight>>(api, 'POST', '/channel/list', {
        token,
        body: { merchantId, fields: 'weight' },
      }),
    everything: async (): Promise<unknown[]> => {
      const { rows } = await pool.query<Record<string, unknown>>(
        'select c.*, d.* from channel c full join channel_detail d on d.channel_id = c.id order by c.id',
      );
      return rows;
    },
  };
}

export type ChannelTestBench = ReturnType<typeof channelTestBench>;
