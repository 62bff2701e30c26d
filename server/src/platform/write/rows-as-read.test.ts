import type { AuditLogEntry, FailureEnvelope, ListPage } from '@backoffice/contract';
import { addDemoChannels } from '../../samples/channels';
import { addDemoData } from '../../samples/demo-data';
import { addDemoMerchants } from '../../samples/merchants';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

type Row = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  await addDemoData(api.services);
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

async function dataOf<T>(method: Method, url: string, body?: object): Promise<T> {
  const answer = await api.call(method, url, { token, body });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: T }>().data;
}
const firstOf = async (url: string, body: object) =>
  (await dataOf<{ items: Row[] }>('POST', url, body)).items[0]!;

/** The read and the update call of a row of each area, and the fields that the update cannot change. */
const areas: [area: string, read: () => Promise<Row>, method: Method, url: string, kept: Row][] = [
  [
    'merchant',
    () => firstOf('/merchant/list', {}),
    'PUT',
    '/merchant/update',
    { merchantName: 'Other', merchantNo: 'M1', privateKey: 'AA==', createdAt: '2019-12-31T00:00:00.000Z' },
  ],
  [
    'channel',
    () => firstOf('/channel/list', {}),
    'PUT',
    '/channel/update',
    {
      merchantId: 999,
      merchantName: 'Other',
      merchantChannel: 'other',
      merchantBalance: '1.00',
      activeWeight: 999,
      activeChannels: 999,
      createdAt: '2019-12-31T00:00:00.000Z',
    },
  ],
  [
    'user',
    () => firstOf('/user/list', { username: 'editor' }),
    'PUT',
    '/user/update',
    { roleKey: 'visitor', createdAt: '2019-12-31T00:00:00.000Z' },
  ],
  [
    'role',
    async () => (await dataOf<Row[]>('GET', '/roles')).find(({ key }) => key === 'editor')!,
    'PUT',
    '/role/editor',
    { key: 'other', holdsEverything: true, users: 999, holders: 998 },
  ],
  [
    'article',
    async () => {
      const { id } = await dataOf<Row>('POST', '/article/create', { title: 'As it was read' });
      return dataOf<Row>('GET', `/article/detail?id=${String(id)}`);
    },
    'POST',
    '/article/update',
    { pageviews: 999 },
  ],
];

test.each(areas)('a %s can be sent back as it was read', async (_area, read, method, url) => {
  const row = await read();
  const after = await dataOf<Row>(method, url, row);
  expect({ ...row, ...after, updatedAt: '' }).toEqual({ ...row, updatedAt: '' });
});

test.each(areas)(
  'an update of a %s names the fields that it cannot change',
  async (_area, read, method, url, kept) => {
    const row = await read();
    const answer = await api.call(method, url, { token, body: { ...row, ...kept } });
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json<FailureEnvelope>();
    expect(errors).toEqual(
      Object.keys(kept).map((path) => ({ path, code: 'field-fixed', message: 'Cannot be changed' })),
    );
  },
);

test.each(areas)('the reason for a change of a %s is in the audit log', async (area, read, method, url) => {
  await dataOf(method, url, { ...(await read()), reason: ' Asked for by phone ' });
  await dataOf(method, url, await read());
  const { items } = await dataOf<ListPage<AuditLogEntry>>('POST', '/audit/list', {
    subject: area,
    action: 'update',
    limit: 2,
  });
  expect(items.map(({ reason }) => reason)).toEqual([null, 'Asked for by phone']);
});
