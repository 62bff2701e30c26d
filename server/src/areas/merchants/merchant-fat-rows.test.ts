import type { AuditLogEntry, ListPage, Merchant } from '@backoffice/contract';
import { MAX_ANSWER_BYTES, SHORTENED_MARK } from '@backoffice/contract/shortened-rows';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const ROWS = 300;
const LETTERS = 10_000;
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
  await api.asOwner(`
    with made as (
      insert into merchant (id, merchant_name, merchant_no, name_folded, free_difference, status)
      select n, 'Fat ' || n, 'M' || n, 'fat ' || n, 0, 'active' from generate_series(1, ${ROWS}) n returning id
    )
    insert into merchant_detail (merchant_id, private_key_encrypted, expansion_a, expansion_b, expansion_c, expansion_d)
    select id, '', t, t, t, t from made, repeat('商', ${LETTERS}) t`);
});
afterAll(() => api.stop());

const texts = [
  'merchantExpansionA',
  'merchantExpansionB',
  'merchantExpansionC',
  'merchantExpansionD',
] as const;
const list = (body: object) => api.call('POST', '/merchant/list', { token, body });
const detail = (id: number) => callApi<Merchant>(api, 'GET', `/merchant/detail?id=${id}`, { token });
const update = (row: object) => api.call('PUT', '/merchant/update', { token, body: row });

test('a list of merchants with long texts has at most 8 MB and all rows, with shortened fields named', async () => {
  for (const limit of [100, 1000]) {
    const answer = await list({ limit });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    const { items } = answer.json<{ data: ListPage<Merchant> }>().data;
    expect(items).toHaveLength(Math.min(limit, ROWS));
    for (const item of items) expect(item.shortened).toEqual(texts);
    expect(items[0]!.merchantExpansionA.length).toBeGreaterThan(1_000);
  }
  const { items } = (await list({ limit: 20 })).json<{ data: ListPage<Merchant> }>().data;
  expect(items[0]).not.toHaveProperty('shortened');
  const { data } = await detail(7);
  for (const name of texts) expect(data[name]).toBe('商'.repeat(LETTERS));
});

test('the database sends only the shortened texts', async () => {
  const query = jest.spyOn(api.services.pool, 'query');
  await list({ limit: 1000 });
  const read = await Promise.all(
    query.mock.results.map(({ value }) => value as Promise<{ rows?: object[] }>),
  );
  query.mockRestore();
  expect(JSON.stringify(read.map(({ rows }) => rows)).length).toBeLessThan(MAX_ANSWER_BYTES);
});

test('a shortened row sent back is refused, also without its mark, and nothing is overwritten', async () => {
  const [row] = (await list({ limit: 1000 })).json<{ data: ListPage<Merchant> }>().data.items;
  const { shortened, ...silent } = row!;
  for (const sent of [
    row!,
    silent,
    { id: 1, status: 'active', merchantExpansionB: row!.merchantExpansionB },
  ]) {
    const refused = await update(sent);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'row-shortened' });
  }
  expect(shortened).toEqual(texts);
  const { data } = await detail(1);
  for (const name of texts) expect(data[name]).toBe('商'.repeat(LETTERS));
  expect(row!.merchantExpansionA.endsWith(SHORTENED_MARK)).toBe(true);
});

test('history and audit log of long changes have at most 8 MB, too', async () => {
  await api.asOwner(`
    insert into audit_entry (actor_name, subject, subject_id, action, changes)
    select 'admin', 'merchant', 1, 'update', jsonb_build_array(
      jsonb_build_object('field', 'merchantExpansionA', 'from', repeat('商', ${LETTERS}), 'to', repeat('户', ${LETTERS})),
      jsonb_build_object('field', 'freeDifference', 'from', 1, 'to', null)
    ) from generate_series(1, 300)`);
  for (const [url, body] of [
    ['/merchant/history', { id: 1, limit: 1000 }],
    ['/audit/list', { subject: 'merchant', limit: 1000 }],
    ['/audit/list', { target: '1', subject: 'merchant', limit: 1000 }],
  ] as const) {
    const answer = await api.call('POST', url, { token, body });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    const { items } = answer.json<{ data: ListPage<AuditLogEntry> }>().data;
    expect(items).toHaveLength(300);
    expect(items[0]).toMatchObject({ shortened: ['changes'] });
    const [text, number] = items[0]!.changes;
    expect(String(text!.to).endsWith(SHORTENED_MARK)).toBe(true);
    expect(number).toEqual({ field: 'freeDifference', from: 1, to: null });
    const one = await api.call('POST', url, { token, body: { ...body, limit: 1 } });
    const [whole] = one.json<{ data: ListPage<AuditLogEntry> }>().data.items;
    expect(whole!.changes[0]!.to).toBe('户'.repeat(LETTERS));
  }
});
