import {
  apiPaths,
  channelPaths,
  merchantPaths,
  channelTypePaths,
  transactionPaths,
  articlePaths,
  articleSorts,
  auditSorts,
  channelSorts,
  channelTypeSorts,
  type ListPage,
  merchantSorts,
  type Order,
  ordersOf,
  transactionSorts,
  userSorts,
} from '@backoffice/contract';
import { orderParts } from '../platform/database/statement';
import { callApi } from '../testing/call-api';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
let token: string;

// Few values, so that many rows are equal in each column and the id decides.
const randomRows = [
  `insert into channel_type (code, name, name_zh, name_es, name_ja)
   select 'type-' || n, (array['Shop 2', 'shop 10', 'Ärger', 'Zebra', '支付'])[1 + n % 5], repeat('银', n % 3), 'b' || n % 4, ''
   from generate_series(1, 12) n`,
  `insert into merchant (id, merchant_name, name_folded, merchant_no, status, free_difference, created_at)
   select n, name, lower(name), 'M' || md5(n::text), case when random() < 0.3 then 'inactive' else 'active' end,
     (random() * 6 - 3)::int, timestamptz '2026-01-01' + (random() * 9)::int * interval '1 day'
   from generate_series(1000, 1080) n
   cross join lateral (
     select (array['Shop 2', 'shop 10', 'Shop 10', 'Ärger', 'Zebra', '北京', '重庆', '张三'])[1 + (random() * 7)::int + n * 0] as name
   ) as names`,
  'insert into merchant_detail (merchant_id, private_key_encrypted) select id, $$$$ from merchant where id >= 1000',
  `insert into channel (merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status, created_at, updated_at)
   select 1000 + (random() * 30)::int, 'N' || n % 7, 'type-' || 1 + n % 12, (random() * 5)::int, (random() * 4)::int,
     case when random() < 0.3 then 'inactive' else 'active' end,
     timestamptz '2026-01-01' + (random() * 9)::int * interval '1 day', timestamptz '2026-02-01' + (random() * 9)::int * interval '1 day'
   from generate_series(1, 90) n on conflict do nothing`,
  'insert into channel_detail (channel_id) select id from channel on conflict do nothing',
  `insert into app_user (username, password_hash, role_key, status)
   select (array['user', 'User', 'ÄUSER', '用户员工'])[1 + n % 4] || n, 'x', (array['editor', 'visitor'])[1 + n % 2],
     (array['active', 'inactive', 'deleted'])[1 + n % 3]
   from generate_series(1, 30) n`,
  `insert into article (status, title, title_folded, content_short, source_uri, image_uri, display_time, platforms,
     comment_disabled, importance, author, reviewer, type, forecast, remark, published_at, pageviews)
   select (array['draft', 'published'])[1 + n % 2], title, lower(title), '', '', '', now(), array['a-platform'], false, n % 4,
     (array['Ana', 'ann', '李四'])[1 + n % 3], (array['Bo', 'bob', ''])[1 + n % 3], 'CN', 0, '',
     timestamptz '2026-01-01' + n % 5 * interval '1 day', n % 6
   from generate_series(1, 40) n
   cross join lateral (select (array['Rates 2', 'rates 10', '北京', 'Zebra'])[1 + n % 4] as title) as titles`,
  `insert into payment_transaction (order_no, created_at, username, price, status)
   select lpad(n::text, 16, '0'), timestamptz '2026-01-01' + n % 9 * interval '1 hour', 'payer', n, 'success'
   from generate_series(1, 40) n`,
];

/** Each list with its rows and columns in plain SQL. */
const lists = {
  merchants: {
    path: merchantPaths.merchantList,
    sorts: merchantSorts,
    from: 'merchant',
    keys: {
      merchantName: 'merchant_name collate people',
      merchantNo: 'merchant_no',
      freeDifference: 'free_difference',
      createdAt: 'created_at',
    },
  },
  channels: {
    path: channelPaths.channelList,
    sorts: channelSorts,
    from: 'channel',
    keys: {
      merchantNo: 'merchant_no',
      merchantChannel: 'merchant_channel',
      merchantBalance: 'merchant_balance',
      merchantWeight: 'merchant_weight',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  'types of channel': {
    path: channelTypePaths.channelTypeList,
    sorts: channelTypeSorts,
    from: '(select *, (select count(*) from channel where merchant_channel = code) as channels from channel_type) as type',
    keys: {
      name: 'name collate people',
      nameZh: 'name_zh collate people',
      nameEs: 'name_es collate people',
      nameJa: 'name_ja collate people',
      updatedAt: 'updated_at',
    },
  },
  users: {
    path: apiPaths.userList,
    sorts: userSorts,
    from: '(select app_user.*, role.name as role_name from app_user join role on role.key = role_key) as app_user',
    keys: {
      username: 'username collate people',
      roleName: 'role_name collate people',
      createdAt: 'created_at',
    },
  },
  articles: {
    path: articlePaths.articleList,
    sorts: articleSorts,
    from: 'article',
    keys: {
      timestamp: 'published_at',
      title: 'title collate people',
      author: 'author collate people',
      reviewer: 'reviewer collate people',
    },
  },
  transactions: {
    path: transactionPaths.transactionList,
    sorts: transactionSorts,
    from: 'payment_transaction',
    keys: { timestamp: 'created_at' },
  },
  'the audit log': { path: apiPaths.auditList, sorts: auditSorts, from: 'audit_entry', keys: {} },
} as const;

const inQuery: string[] = [articlePaths.articleList, transactionPaths.transactionList];

function readPage(path: string, request: Record<string, unknown>) {
  if (!inQuery.includes(path))
    return callApi<ListPage<{ id: number }>>(api, 'POST', path, { token, body: request });
  const query = new URLSearchParams(
    Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return callApi<ListPage<{ id: number }>>(api, 'GET', `${path}?${query.toString()}`, { token });
}

beforeAll(async () => {
  api = await startTestApi();
  for (const statement of randomRows) await api.services.pool.query(statement);
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

describe.each(Object.entries(lists))('%s', (_name, { path, sorts, from, keys }) => {
  test.each(ordersOf<string>(sorts))('%s equals the order of plain SQL on every page', async (order) => {
    const { column, direction } = orderParts(order);
    const key = (keys as Record<string, string>)[column] ?? column;
    const { rows } = await api.services.pool.query<{ id: number }>(
      `select id from ${from} order by ${key} ${direction}, id ${direction}`,
    );
    const limit = Math.ceil(rows.length / 3);
    for (let page = 1; page <= 4; page += 1) {
      const { data } = await readPage(path, { page, limit, sort: order });
      expect(data.total).toBe(rows.length);
      expect(data.items.map(({ id }) => id)).toEqual(
        rows.slice((page - 1) * limit, page * limit).map(({ id }) => id),
      );
    }
  });

  test.each([
    'id',
    '+privateKey',
    '+password_hash',
    '+id desc',
    '-',
    ' id',
    '+constructor',
  ] as Order<string>[])('refuses to sort by "%s"', async (sort) => {
    const { code, errors } = await readPage(path, { sort });
    expect([code, errors.map((error) => error.path)]).toEqual([400, ['sort']]);
  });
});

test('names sort regardless of case, by numeric value, and Chinese by pinyin', async () => {
  const names = [
    '张三',
    'shop 10',
    '北京',
    'Zebra',
    'Shop 2',
    '重庆',
    'ärger',
    'SHOP 3',
    '李四',
    'Shop 2',
    '9',
    '10',
  ];
  const { rows } = await api.services.pool.query<{ name: string }>(
    'select name from unnest($1::text[]) as name order by name collate people',
    [names],
  );
  expect(rows.map(({ name }) => name)).toEqual([
    '9',
    '10',
    'ärger',
    'Shop 2',
    'Shop 2',
    'SHOP 3',
    'shop 10',
    'Zebra',
    '北京',
    '重庆',
    '李四',
    '张三',
  ]);
});
