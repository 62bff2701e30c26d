import {
  channelStates,
  type MerchantSort,
  merchantSorts,
  type MerchantStatus,
  ordersOf,
} from '@backoffice/contract';
import fc from 'fast-check';
import type pg from 'pg';
import type { TestDatabase } from '../../testing/create-test-database';
import { useTestPool } from '../../testing/use-test-pool';
import { orderParts } from '../../platform/database/statement';
import { foldCase } from '../../platform/database/text-search';
import { removeOldChanges } from '../../platform/list-search/change-log';
import { smallestLimits } from '../../platform/list-search/limits.fixture';
import type { Limits } from '../../platform/list-search/limits';
import { ListSearch } from '../../platform/list-search/list-search';
import { searchedMerchants } from './merchant-search';

type SearchRequest = Parameters<MerchantSearch['page']>[0];
type MerchantSearch = ReturnType<typeof newSearch>;
const newSearch = (limits?: Limits) => new ListSearch(pool, searchedMerchants, limits);

let pool: pg.Pool;
let asOwner: TestDatabase['asOwner'];
useTestPool((opened, database) => ([pool, asOwner] = [opened, database.asOwner]));

// Few characters, so that terms match often; with wildcards, case, a letter that grows when folded, and one beyond 16 bits.
const text = (maxLength: number) =>
  fc
    .array(fc.constantFrom('a', 'A', 'b', '银', '行', '%', '_', 'ß', '𠮷', '\\'), { maxLength })
    .map((characters) => characters.join(''));
const status = fc.constantFrom<MerchantStatus>('active', 'inactive');
// Both distant and neighbouring ids.
const id = fc.oneof(
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 1, max: 9 }).map((block) => block * 1024 - 1),
  fc.integer({ min: 1, max: 20_000 }),
);

type Write =
  | { kind: 'insert'; id: number; name: string; status: MerchantStatus }
  | {
      kind: 'status' | 'channels' | 'difference' | 'delete' | 'rename';
      id: number;
      name: string;
      status: MerchantStatus;
    }
  | { kind: 'bulk' | 'trim' | 'empty' };

const write: fc.Arbitrary<Write> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('insert' as const), id, name: text(6), status }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'status' as const,
        'channels' as const,
        'difference' as const,
        'delete' as const,
        'rename' as const,
      ),
      id,
      name: text(6),
      status,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('bulk' as const, 'trim' as const, 'empty' as const) }),
  },
);

const request: fc.Arbitrary<SearchRequest> = fc.record({
  filter: fc.record({
    name: text(3).map(foldCase),
    number: fc.constantFrom('', '', 'M', 'M1', 'M01', 'M%', 'm', 'M_'),
    text: fc.oneof(fc.constantFrom('', '', 'M', 'M1', 'm', 'M_'), text(3)),
    status: fc.option(status, { nil: undefined }),
    channelState: fc.option(
      fc.oneof(fc.constantFrom(...channelStates), fc.constant(['idle', 'none'] as const)),
      {
        nil: undefined,
      },
    ),
  }),
  sort: fc.constantFrom(...ordersOf(merchantSorts)),
  limit: fc.constantFrom(1, 3, 20, 1000),
  offset: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 7000 })),
  columns: fc.constantFrom('option', 'plain', 'full'),
});

async function apply(change: Write): Promise<void> {
  switch (change.kind) {
    case 'insert':
      await pool.query(
        `insert into merchant (id, merchant_name, name_folded, merchant_no, status) values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [
          change.id,
          change.name || 'x',
          foldCase(change.name || 'x'),
          `M${String(change.id).padStart(2, '0')}`,
          change.status,
        ],
      );
      return;
    case 'status':
      await pool.query('update merchant set status = $2 where id = $1', [change.id, change.status]);
      return;
    case 'channels':
      await pool.query('update merchant set channel_state = $2 where id between $1 and $1 + 5', [
        change.id,
        channelStates[change.name.length % channelStates.length],
      ]);
      return;
    case 'rename':
      await pool.query(
        'update merchant set merchant_name = $2, name_folded = $3 where id between $1 and $1 + 50',
        [change.id, change.name || 'x', foldCase(change.name || 'x')],
      );
      return;
    case 'difference':
      await pool.query('update merchant set free_difference = $2 where id between $1 and $1 + 9', [
        change.id,
        change.name.length,
      ]);
      return;
    case 'delete':
      await pool.query('delete from merchant where id = $1', [change.id]);
      return;
    case 'bulk':
      await pool.query(
        `insert into merchant (id, merchant_name, name_folded, merchant_no, status)
         select n, 'Aab', 'aab', 'M' || n, case when n % 3 = 0 then 'active' else 'inactive' end from generate_series(30000, 35100) n
         on conflict do nothing`,
      );
      return;
    case 'trim':
      await pool.query(`update merchant_change set logged_at = now() - interval '2 hours'`);
      await removeOldChanges(pool, 'merchant');
      return;
    case 'empty':
      await asOwner('truncate merchant, create_key cascade');
  }
}

const plainKeys: Record<MerchantSort, string> = {
  id: 'id',
  merchantName: 'merchant_name collate people',
  merchantNo: 'merchant_no',
  freeDifference: 'free_difference',
  status: 'status',
  createdAt: 'created_at',
};

async function plainAnswer({
  filter,
  sort,
  limit,
  offset,
}: SearchRequest): Promise<{ ids: number[]; total: number }> {
  const { column, direction } = orderParts(sort);
  const { rows } = await pool.query<{ id: number; matches: boolean }>(
    `select id from merchant
     where position($1 in name_folded) > 0 and substr(merchant_no, 1, length($2)) = $2 and ($3::text is null or status = $3)
       and ($4::text[] is null or channel_state = any($4))
       and (position($5 in name_folded) > 0 or substr(merchant_no, 1, length($6)) = $6)
     order by ${plainKeys[column]} ${direction}, id ${direction}`,
    [
      filter.name,
      filter.number,
      filter.status,
      filter.channelState && [filter.channelState].flat(),
      foldCase(filter.text ?? ''),
      filter.text,
    ],
  );
  return { ids: rows.slice(offset, offset + limit).map((row) => row.id), total: rows.length };
}

async function searchedAnswer(
  search: MerchantSearch,
  wanted: SearchRequest,
): Promise<{ ids: number[]; total: number }> {
  const { items, total } = await search.page(wanted);
  return { ids: items.map((item) => item.id), total };
}

// Small limits make small data use the ways of large data, so that each way is tested.
const limits = fc.record({
  rememberFrom: fc.constantFrom(1, 5, 1_000),
  lookAtAllFrom: fc.constantFrom(2, 10, 40_000),
  maxListed: fc.constantFrom(0, 10, 100_000),
  nearRows: fc.constantFrom(0, 10),
  firstRows: fc.constantFrom(0, 10, 2_000),
  attempts: fc.constantFrom(0, 1, 3),
});

test('returns the same as a plain query after any writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.array(
        fc.tuple(fc.array(write, { maxLength: 8 }), fc.array(request, { minLength: 1, maxLength: 6 })),
        { minLength: 1, maxLength: 8 },
      ),
      async (limits, rounds) => {
        await apply({ kind: 'empty' });
        const search = newSearch(limits);
        const requested: SearchRequest[] = [];
        for (const [writes, requests] of rounds) {
          for (const change of writes) await apply(change);
          // Repeats earlier requests, whose cached counts are out of date.
          requested.push(...requests);
          for (const wanted of requested) {
            const { total, ids } = await plainAnswer(wanted);
            expect(await searchedAnswer(search, wanted)).toEqual({ total, ids });
            const { active, inactive } = await search.totals(wanted.filter);
            const { status } = wanted.filter;
            expect(status ? { active, inactive }[status] : active + inactive).toBe(total);
          }
        }
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);

test('a term longer than two characters does not match its parts only', async () => {
  await apply({ kind: 'empty' });
  await apply({ kind: 'insert', id: 1, name: 'aab baa', status: 'active' });
  await apply({ kind: 'insert', id: 2, name: 'abaa', status: 'active' });
  await apply({ kind: 'insert', id: 3, name: 'aaa', status: 'active' });
  const search = newSearch();
  const wanted: SearchRequest = {
    filter: { name: 'baab', number: '', status: undefined },
    sort: '+id',
    limit: 20,
    offset: 0,
    columns: 'option',
  };
  expect(await searchedAnswer(search, wanted)).toEqual({ ids: [], total: 0 });
  const repeated = { ...wanted, filter: { ...wanted.filter, name: 'aaa' } };
  expect(await searchedAnswer(search, repeated)).toEqual({ ids: [3], total: 1 });
});

describe('during concurrent writes', () => {
  const everyone = { name: '', number: '', status: undefined };
  const wanted: SearchRequest = { filter: everyone, sort: '+id', limit: 20, offset: 0, columns: 'option' };
  const ways = [
    { rememberFrom: 1, lookAtAllFrom: 40_000, maxListed: 0, nearRows: 0, firstRows: 0, attempts: 0 },
    { rememberFrom: 1, lookAtAllFrom: 40_000, maxListed: 0, nearRows: 0, firstRows: 0, attempts: 3 },
    smallestLimits,
    {
      rememberFrom: 1_000,
      lookAtAllFrom: 40_000,
      maxListed: 100_000,
      nearRows: 0,
      firstRows: 0,
      attempts: 3,
    },
  ];

  beforeEach(async () => {
    await apply({ kind: 'empty' });
    await pool.query(
      `insert into merchant (id, merchant_name, name_folded, merchant_no, status)
       select n, '银行' || n, '银行' || n, 'M' || n, case when n % 2 = 0 then 'active' else 'inactive' end from generate_series(1, 3000) n`,
    );
  });

  // Each write swaps the status of two merchants, some of them far apart, so that the totals never change.
  async function swapStatuses(round: number): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `update merchant set status = case status when 'active' then 'inactive' else 'active' end
         where id in (select id from merchant where status = 'active' and id % 10 = $1 order by random() limit 1)
            or id in (select id from merchant where status = 'inactive' and id % 10 = $2 order by random() limit 1)`,
        [(round * 2) % 10, (round * 2 + 1) % 10],
      );
      if (round % 5 === 0) await client.query('rollback');
      else await client.query('commit');
    } finally {
      client.release();
    }
  }

  test.each(ways)(
    'totals come from one snapshot: %j',
    async (way) => {
      const search = newSearch(way);
      const { rows } = await pool.query<{ active: number }>(
        `select count(*) as active from merchant where status = 'active'`,
      );
      const active = rows[0]?.active;
      let isWriting = true;
      // The writers use disjoint merchants: two at the same ones would change the totals.
      const writers = [0, 1, 2, 3].map(async (writer) => {
        for (let round = 0; round < 20; round += 1) await swapStatuses(round * 5 + writer);
      });
      const done = Promise.all(writers).finally(() => (isWriting = false));
      const readers = [everyone, { ...everyone, name: '银行' }, { ...everyone, number: 'M' }].map(
        async (filter) => {
          while (isWriting) {
            const page = await search.page({
              ...wanted,
              filter: { ...filter, status: 'active' },
              limit: 1000,
              offset: 1_000,
            });
            expect(page.total).toBe(active);
            expect(page.items).toHaveLength(Number(active) - 1_000);
          }
        },
      );
      await Promise.all([done, ...readers]);
    },
    60_000,
  );

  test.each(['+merchantName', '-merchantName', '+status', '-createdAt'] as const)(
    'pages deep in %s stay exact while rows before them change',
    async (sort) => {
      await pool.query(
        `update merchant set merchant_name = 'n' || id % 40, free_difference = id % 50 where id <= 3000`,
      );
      const search = newSearch({ ...smallestLimits, attempts: 1 });
      const pages = [0, 700, 1_500, 2_980].map((offset) => ({ ...wanted, sort, offset }));
      const exact = async () => {
        for (const page of pages) expect(await searchedAnswer(search, page)).toEqual(await plainAnswer(page));
      };
      await exact();
      const removed = (condition: string) => pool.query(`delete from merchant where ${condition}`);
      await removed('id <= 5');
      await exact();
      await pool.query(
        `insert into merchant (id, merchant_name, name_folded, merchant_no, status, free_difference, created_at)
       select n, 'a', 'a', 'M0' || n, 'active', -9, timestamptz '2020-01-01' from generate_series(4001, 4007) n`,
      );
      await exact();
      await removed('id between 1400 and 1450 or id > 2990');
      await exact();
    },
    30_000,
  );

  test('a page with known landmarks needs no pass over all matches', async () => {
    const search = newSearch({
      ...smallestLimits,
      lookAtAllFrom: 40_000,
      maxListed: 100_000,
      firstRows: 2_048,
    });
    const named = { ...wanted, filter: { ...everyone, name: '银行' } };
    const querySpy = jest.spyOn(pool, 'query');
    const passes = () =>
      querySpy.mock.calls.filter(([statement]) => /matched as/.test(JSON.stringify(statement)));
    for (const offset of [0, 0, 1_000]) await search.page({ ...named, offset });
    expect(passes()).toHaveLength(1);
    querySpy.mockRestore();
  });

  test('a page of many uncounted matches comes at once; one count gives its total to the next calls', async () => {
    const search = newSearch({ ...smallestLimits, lookAtAllFrom: 1_000, firstRows: 100 });
    const named = { ...wanted, filter: { ...everyone, name: '银行' } };
    const rare = { ...wanted, filter: { ...everyone, name: '银行299' } };
    await search.totals(everyone);
    const querySpy = jest.spyOn(pool, 'query');
    const { items, total } = await search.pageAtOnce(named);
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(total).toBeNull();
    expect(await search.totals(named.filter)).toEqual({ active: 1_500, inactive: 1_500 });
    expect((await search.pageAtOnce(named)).total).toBe(3_000);
    const passes = querySpy.mock.calls.filter(([text]) =>
      /matched as|with counted/.test(JSON.stringify(text)),
    );
    expect(passes).toHaveLength(1);
    querySpy.mockRestore();
    // These would be on the first page, but not within the rows that are read at once.
    expect(await search.pageAtOnce(rare)).toEqual(await search.page(rare));
  });

  test('a committed row is in the next answer', async () => {
    const search = newSearch(smallestLimits);
    const filter = { ...everyone, name: '银行' };
    await Promise.all(
      [1, 2, 3, 4].map(async (writer) => {
        for (let round = 0; round < 40; round += 1) {
          const id = 10_000 + writer * 1_000 + round;
          await apply({ kind: 'insert', id, name: '银行', status: 'active' });
          const { items, total } = await search.page({ ...wanted, filter, sort: '-id', limit: 1000 });
          expect(items.map((item) => item.id)).toContain(id);
          expect(total).toBeGreaterThanOrEqual(3_000 + round + 1);
        }
      }),
    );
    expect(await searchedAnswer(search, { ...wanted, filter })).toMatchObject({ total: 3_160 });
  });

  test('a write in progress during the count is added when it commits', async () => {
    const search = newSearch(smallestLimits);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`delete from merchant where id <= 10`);
      expect(await search.totals({})).toEqual({ active: 1_500, inactive: 1_500 });
      // Transactions that begin and end while the first one is open.
      await apply({ kind: 'delete', id: 20, name: '', status: 'active' });
      expect(await search.totals({})).toEqual({ active: 1_499, inactive: 1_500 });
      await client.query('commit');
      expect(await search.totals({})).toEqual({ active: 1_494, inactive: 1_495 });
      expect((await search.page(wanted)).items[0]?.id).toBe(11);
    } finally {
      client.release();
    }
  });
});
