import { channelSorts, type ChannelSort, type MerchantStatus, ordersOf } from '@backoffice/contract';
import fc from 'fast-check';
import type pg from 'pg';
import { orderParts } from '../../platform/database/statement';
import { foldCase } from '../../platform/database/text-search';
import { removeOldChanges } from '../../platform/list-search/change-log';
import { smallestLimits } from '../../platform/list-search/limits.fixture';
import type { Limits } from '../../platform/list-search/limits';
import { ListSearch } from '../../platform/list-search/list-search';
import type { TestDatabase } from '../../testing/create-test-database';
import { useTestPool } from '../../testing/use-test-pool';
import { searchedChannels } from './channel-search';

type SearchRequest = Parameters<ChannelSearch['page']>[0];
const newSearch = (limits?: Limits) => new ListSearch(pool, searchedChannels, limits);
type ChannelSearch = ReturnType<typeof newSearch>;

let pool: pg.Pool;
let asOwner: TestDatabase['asOwner'];
useTestPool((opened, database) => ([pool, asOwner] = [opened, database.asOwner]));

const MERCHANTS = 12;
const names = ['甲行', '乙行', 'Aab', 'bA%'];
const codes = ['ali', 'alipay', 'visa'];
const days = ['2020-01-01', '2024-01-01', '2026-01-01'];

beforeAll(() =>
  pool.query(
    `insert into channel_type (code, name, name_zh, name_es, name_ja) select code, code, code, code, code from unnest($1::text[]) code`,
    [codes],
  ),
);
beforeEach(async () => {
  await asOwner('truncate merchant, create_key cascade');
  await pool.query(
    `insert into merchant (id, merchant_name, name_folded, merchant_no, status)
     select n, name, lower(name), 'M' || n, 'active'
     from generate_series(1, $1::int) n cross join lateral (select ($2::text[])[1 + n % 4] as name) named`,
    [MERCHANTS, names],
  );
});

const id = fc.oneof(
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 1, max: 9 }).map((block) => block * 1024 - 1),
);
const status = fc.constantFrom<MerchantStatus>('active', 'inactive');
const merchant = fc.integer({ min: 1, max: MERCHANTS });
const written = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'insert', 'change', 'change', 'delete', 'rename', 'trim', 'many'),
  id,
  merchant,
  number: fc.constantFrom('2', '20', '208', '8%', '_'),
  code: fc.constantFrom(...codes),
  weight: fc.integer({ min: 0, max: 3 }),
  status,
  name: fc.constantFrom(...names),
  keys: fc.option(fc.constantFrom(...days), { nil: null }),
});
type Write = typeof written extends fc.Arbitrary<infer W> ? W : never;

async function apply({ kind, id, merchant, number, code, weight, status, name, keys }: Write): Promise<void> {
  const values = [id, merchant, number, code, weight, status, keys];
  if (kind === 'insert')
    await pool.query(
      `insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status, keys_changed_at)
       values ($1::bigint, $2, $3 || '-' || $1::bigint, $4, $5::int, $5::int / 7.0, $6, $7) on conflict do nothing`,
      values,
    );
  if (kind === 'many')
    await pool.query(
      `insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status, keys_changed_at)
       select n, $2, $3 || '-' || n, $4, $5::int, $6, $7 from generate_series($1::bigint * 40, $1::bigint * 40 + 400) n on conflict do nothing`,
      values,
    );
  if (kind === 'change')
    await pool.query(
      `update channel set merchant_no = $2 || '-' || id, merchant_weight = $3, status = $4, keys_changed_at = $5, updated_at = clock_timestamp()
       where id between $1 and $1 + 9`,
      [id, number, weight, status, keys],
    );
  if (kind === 'delete') await pool.query('delete from channel where id = $1', [id]);
  if (kind === 'rename')
    await pool.query('update merchant set merchant_name = $2, name_folded = $3 where id = $1', [
      merchant,
      name,
      foldCase(name),
    ]);
  if (kind === 'trim') {
    await pool.query(`update channel_change set logged_at = now() - interval '2 hours'`);
    await removeOldChanges(pool, 'channel');
  }
}

// Most requests use one or two of these filters, because more would match nothing.
const seldom = <T>(...values: T[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const request: fc.Arbitrary<SearchRequest> = fc.record({
  filter: fc.record({
    number: seldom('2', '20', '8%', '%'),
    codes: seldom(['ali'], ['alipay'], ['v', 'alipay'], ['_']),
    merchantId: seldom(1, 2, 3),
    merchantName: seldom('行', 'a', 'b', '甲行'),
    text: seldom('行', '2', 'a', 'A%'),
    keysBefore: seldom(...days),
    status: seldom<MerchantStatus>('active', 'inactive'),
  }),
  sort: fc.constantFrom(...ordersOf(channelSorts)),
  limit: fc.constantFrom(1, 3, 20, 1000),
  offset: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 900 })),
  columns: fc.constantFrom('weight', 'plain', 'full'),
});

const plainKeys: Record<ChannelSort, string> = {
  id: 'c.id',
  merchantNo: 'c.merchant_no',
  merchantChannel: 'c.merchant_channel',
  merchantBalance: 'c.merchant_balance',
  merchantWeight: 'c.merchant_weight',
  status: 'c.status',
  createdAt: 'c.created_at',
  updatedAt: 'c.updated_at',
};

async function plainAnswer(db: pg.Pool | pg.ClientBase, { filter, sort, limit, offset }: SearchRequest) {
  const { column, direction } = orderParts(sort);
  const { number, codes, merchantId, merchantName, text, keysBefore, status } = filter;
  const { rows } = await db.query<{ id: number }>(
    `select c.id from channel c join merchant m on m.id = c.merchant_id
     where substr(c.merchant_no, 1, length($1)) = $1 and exists (select from unnest($2::text[]) code where starts_with(c.merchant_channel, code))
       and ($3::bigint is null or merchant_id = $3) and position($4 in name_folded) > 0
       and (position($5 in name_folded) > 0 or substr(c.merchant_no, 1, length($6)) = $6)
       and ($7::timestamptz is null or keys_changed_at < $7) and ($8::text is null or c.status = $8)
     order by ${plainKeys[column]} ${direction}, c.id ${direction}`,
    [
      number ?? '',
      codes ?? [''],
      merchantId,
      merchantName ?? '',
      foldCase(text ?? ''),
      text ?? '',
      keysBefore,
      status,
    ],
  );
  return { ids: rows.slice(offset, offset + limit).map((row) => row.id), total: rows.length };
}

async function searchedAnswer(search: ChannelSearch, wanted: SearchRequest) {
  const { items, total } = await search.page(wanted);
  return { ids: items.map((item) => item.id), total };
}

// Small limits make small data use the ways of large data, so that each way is tested.
const limits = fc.record({
  rememberFrom: fc.constantFrom(1, 1_000),
  lookAtAllFrom: fc.constantFrom(2, 40_000),
  maxListed: fc.constantFrom(0, 100_000),
  nearRows: fc.constantFrom(0, 10),
  firstRows: fc.constantFrom(0, 10, 3_000),
  attempts: fc.constantFrom(0, 1, 3),
});

test('returns the same as a plain query after any writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.array(
        fc.tuple(fc.array(written, { maxLength: 8 }), fc.array(request, { minLength: 1, maxLength: 4 })),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
      async (limits, rounds) => {
        await pool.query('delete from channel');
        const search = newSearch(limits);
        const requested: SearchRequest[] = [];
        for (const [writes, requests] of rounds) {
          for (const change of writes) await apply(change);
          // Lets the starts in filtered orders be guessed.
          await search.findOrders();
          // Repeats earlier requests, whose cached counts are out of date.
          requested.push(...requests);
          for (const wanted of requested) {
            const plain = await plainAnswer(pool, wanted);
            expect(await searchedAnswer(search, wanted)).toEqual(plain);
            const { active, inactive } = await search.totals(wanted.filter);
            const { status } = wanted.filter;
            expect(status ? { active, inactive }[status] : active + inactive).toBe(plain.total);
          }
        }
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);

test('returns the same as a plain query in the same snapshot during concurrent writes', async () => {
  for (const write of fc.sample(written, 200)) await apply({ ...write, kind: 'insert' });
  let isWriting = true;
  const writers = [0, 1, 2, 3].map(async (writer) => {
    // Only one writer removes old changes.
    const writes = fc.sample(written, 60).filter(({ kind }) => kind !== 'trim' || writer === 0);
    for (const write of writes) await apply(write);
  });
  const done = Promise.all(writers).finally(() => (isWriting = false));
  const client = await pool.connect();
  const search = new ListSearch(client as unknown as pg.Pool, searchedChannels, {
    ...smallestLimits,
    maxListed: 60,
    attempts: 9,
  });
  await search.findOrders();
  const requested = fc.sample(request, 40);
  const read = async () => {
    while (isWriting)
      for (const wanted of requested) {
        await client.query('begin isolation level repeatable read read only');
        expect(await searchedAnswer(search, wanted)).toEqual(await plainAnswer(client, wanted));
        await client.query('commit');
      }
  };
  await Promise.all([done, read()]).finally(() => client.release(true));
});

test.each([0, 100_000])(
  'a page stays exact when more rows change than are remembered around it, with %d of them remembered',
  async (maxListed) => {
    await pool.query(
      `insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
       select n, 1, 'N' || n, 'visa', n % 3, 'active' from generate_series(10000, 13000) n`,
    );
    const search = newSearch({ ...smallestLimits, maxListed });
    const pages = (['+merchantNo', '-merchantWeight', '-id'] as const).map((sort): SearchRequest => ({
      filter: {},
      sort,
      limit: 20,
      offset: 1_500,
      columns: 'weight',
    }));
    const exact = async () => {
      for (const page of pages)
        expect(await searchedAnswer(search, page)).toEqual(await plainAnswer(pool, page));
    };
    await exact();
    await pool.query('delete from channel where id between 11490 and 11640');
    await exact();
    await pool.query('delete from channel where id < 11200');
    await exact();
    await pool.query(`update channel set merchant_weight = 9, merchant_no = 'A' || id where id > 12700`);
    await exact();
  },
);

test('only a page deep in an order waits for a pass; the next pass runs in the background', async () => {
  await pool.query(
    `insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
     select n, 1, 'N' || n, 'visa', n % 3, 'active' from generate_series(10000, 14000) n`,
  );
  const passes: Promise<unknown>[] = [];
  const noting = Object.assign(Object.create(pool) as pg.Pool, {
    query: (statement: string | pg.QueryConfig, values?: unknown[]) => {
      const answer = pool.query(statement as string, values);
      if ((typeof statement === 'string' ? statement : statement.text).includes('as landmarks'))
        passes.push(answer);
      return answer;
    },
  });
  const search = new ListSearch(noting, searchedChannels, {
    rememberFrom: 1,
    lookAtAllFrom: 2,
    maxListed: 0,
    nearRows: 500,
    firstRows: 1_000,
    attempts: 3,
  });
  const exact = async (offset: number, sort: SearchRequest['sort'] = '+merchantNo') => {
    const wanted: SearchRequest = { filter: {}, sort, limit: 20, offset, columns: 'weight' };
    expect(await searchedAnswer(search, wanted)).toEqual(await plainAnswer(pool, wanted));
  };
  await exact(0);
  await exact(3_981);
  expect(passes).toHaveLength(0);
  await exact(2_000);
  expect(passes).toHaveLength(1);
  for (const read of [2, 3]) {
    // Each row makes two changes, so that old landmarks cannot be used twice.
    await pool.query(
      'update channel set merchant_weight = merchant_weight + 1 where id between 10000 and 13000',
    );
    await exact(2_000);
    expect(passes).toHaveLength(read);
    await Promise.all(passes);
  }
  await search.findOrders();
  const found = passes.length;
  for (const sort of ['-merchantBalance', '+createdAt'] as const) await exact(2_000, sort);
  expect(passes).toHaveLength(found);
});

test.each([2, 40_000])(
  'the first request for a page deep in a filtered order waits for no pass, with few matches below %d',
  async (lookAtAllFrom) => {
    await pool.query(
      `insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
       select n, 1, 'N' || n * 7919 % 10007, 'visa', n % 3, case when n % 4 = 0 then 'inactive' else 'active' end
       from generate_series(10000, 14000) n`,
    );
    let release: (() => void) | undefined;
    const holding = Object.assign(Object.create(pool) as pg.Pool, {
      query: async (statement: string | pg.QueryConfig, values?: unknown[]) => {
        const isPass = (typeof statement === 'string' ? statement : statement.text).includes('as landmarks');
        if (isPass && holds) await new Promise<void>((resolve) => (release = resolve));
        return pool.query(statement as string, values);
      },
    });
    const limits = { ...smallestLimits, lookAtAllFrom, nearRows: 10, firstRows: 100, maxListed: 0 };
    const search = new ListSearch(holding, searchedChannels, limits);
    let holds = false;
    await search.findOrders();
    holds = true;
    for (const sort of ['+merchantNo', '-merchantNo', '+updatedAt', '-merchantWeight'] as const) {
      const filter = { codes: ['visa'], status: 'active' } as const;
      const wanted: SearchRequest = { filter, sort, limit: 20, offset: 1_500, columns: 'weight' };
      expect(await searchedAnswer(search, wanted)).toEqual(await plainAnswer(pool, wanted));
      await pool.query('delete from channel where id between 10000 and 10009');
      expect(await searchedAnswer(search, wanted)).toEqual(await plainAnswer(pool, wanted));
      await pool.query(`update channel set merchant_weight = 5 where id between 12000 and 12009`);
    }
    release?.();
  },
);

test('a row added just behind the end appears on the formerly empty page', async () => {
  const search = newSearch(smallestLimits);
  const wanted: SearchRequest = { filter: {}, sort: '-createdAt', limit: 1, offset: 1, columns: 'weight' };
  for (const channel of [1, 2]) {
    await pool.query(
      `insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
       values ($1, 1, 'N' || $1::bigint, 'visa', 1, 'active')`,
      [channel],
    );
    expect(await searchedAnswer(search, wanted)).toEqual(await plainAnswer(pool, wanted));
  }
});
