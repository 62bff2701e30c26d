import {
  apiPaths,
  channelPaths,
  merchantPaths,
  articlePaths,
  channelTotalsPath,
  merchantTotalsPath,
  type StatusTotals,
} from '@backoffice/contract';
import { insertAuditEntry } from '../platform/audit/audit.repository';
import { foldCase } from '../platform/database/text-search';
import { callApi } from '../testing/call-api';
import { startTestApi, type TestApi } from '../testing/start-test-api';

/** A stored name, and a text that finds it. */
const pairs = [
  ['José Peña', 'jose pena'],
  ['José uno', 'José'.normalize('NFD')],
  ['José dos'.normalize('NFD'), 'José dos'],
  ['Zoe\u0308', 'Zoë'],
  ['東京ガス', 'ｶﾞｽ'],
  ['ｷﾞﾌﾄ屋', 'ギフト'],
  ['カフェ一番', 'ｶﾌｪ'],
  ['ｶﾌｪ二', 'カフェ二'],
  ['きっさ店', 'キッサ'],
  ['ＡＢＣ商店', 'ABC'],
  ['XYZ shop', 'ｘｙｚ'],
  ['İstanbul', 'istanbul'],
  ['IŞIK', 'ışık'],
  ['北京银行', '银行'],
  ['Ætna ﬁx', 'fix'],
] as const;
const names = pairs.map(([name]) => name);

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  const { pool } = api.services;
  // As the previous release writes them.
  const given = [names, names.map(foldCase)];
  await pool.query(`insert into channel_type (code, name) values ('forms', 'Forms')`);
  await pool.query(
    `insert into merchant (id, merchant_name, name_folded, merchant_no, status)
     select 1000 + n, name, folded, 'M' || n, 'active' from unnest($1::text[], $2::text[]) with ordinality t (name, folded, n)`,
    given,
  );
  await pool.query(
    `insert into merchant_detail (merchant_id, private_key_encrypted) select id, '' from merchant`,
  );
  await pool.query(
    `insert into channel (merchant_id, merchant_no, merchant_channel, merchant_weight, status)
     select id, 'N' || id, 'forms', 1, 'active' from merchant`,
  );
  await pool.query('insert into channel_detail (channel_id) select id from channel');
  await pool.query(
    `insert into article (status, title, title_folded, content_short, source_uri, image_uri, display_time, platforms,
       comment_disabled, importance, author, reviewer, type, forecast, remark, published_at)
     select 'published', title, folded, '', '', '', now(), '{a-platform}', false, 1, '', '', 'CN', 0, '', now()
     from unnest($1::text[], $2::text[]) as t (title, folded)`,
    given,
  );
  await pool.query(
    `insert into article_finding (article_id, name_folded, sound, initials)
     select id, folded, '', '' from article join unnest($1::text[], $2::text[]) as t (name, folded) on name = title`,
    given,
  );
  await pool.query(
    `insert into app_user (username, password_hash, role_key, status) select name, 'x', 'visitor', 'active' from unnest($1::text[]) name`,
    [names],
  );
  for (const subjectName of names)
    await insertAuditEntry(pool, {
      author: { userId: 1, username: subjectName, requestId: 'r' },
      subject: 'merchant',
      subjectId: 1,
      subjectName,
      action: 'update',
      changes: [],
    });
  token = await api.signIn('admin');
});
afterAll(() => api.stop());

type Row = Record<string, unknown>;

/** Each search with its field, and the field of a row that contains the name. */
const searches: Record<string, (text: string) => Promise<unknown[]>> = {
  'merchants by name': listed(merchantPaths.merchantList, 'merchantName', 'merchantName'),
  'merchants by name or number': listed(merchantPaths.merchantList, 'text', 'merchantName'),
  'merchants in the palette': listed(merchantPaths.merchantFind, 'query', 'merchantName'),
  'channels by merchant': listed(channelPaths.channelList, 'merchantName', 'merchantName'),
  'channels by merchant or number': listed(channelPaths.channelList, 'text', 'merchantName'),
  'channels in the palette': listed(channelPaths.channelFind, 'query', 'merchantName'),
  'articles by title': queried(articlePaths.articleList, 'title', 'title'),
  'articles in the palette': listed(articlePaths.articleFind, 'query', 'title'),
  'users by name': listed(apiPaths.userList, 'username', 'username'),
  'users in the palette': listed(apiPaths.userFind, 'query', 'username'),
  'names of users': queried(apiPaths.searchUser, 'name', 'name'),
  'the access review': listed(apiPaths.accessList, 'username', 'username'),
  'the audit log by target': listed(apiPaths.auditList, 'target', 'subjectName'),
  'the audit log by user': listed(apiPaths.auditList, 'actor', 'actor'),
};

function listed(path: string, field: string, name: string) {
  return async (text: string) => {
    const { data } = await callApi<{ items: Row[] }>(api, 'POST', path, { token, body: { [field]: text } });
    return data.items.map((row) => row[name]);
  };
}

function queried(path: string, field: string, name: string) {
  return async (text: string) => {
    const query = new URLSearchParams({ [field]: text }).toString();
    const { data } = await callApi<{ items: Row[] }>(api, 'GET', `${path}?${query}`, { token });
    return data.items.map((row) => row[name]);
  };
}

describe.each(Object.entries(searches))('%s', (_name, search) => {
  test.each(pairs)('%s is found by %s', async (name, text) => {
    const found = await search(text);
    expect(found).toContain(name);
    expect(found.length).toBeLessThan(names.length);
  });

  test('voiced and unvoiced kana differ', async () => {
    expect(await search('カス')).toEqual([]);
  });
});

test.each([
  [merchantTotalsPath, 'merchantName', 1],
  [channelTotalsPath, 'text', 1],
])('%s counts what the list shows', async (path, field, active) => {
  const body = { [field]: 'jose pena' };
  const { data } = await callApi<StatusTotals>(api, 'POST', path, { token, body });
  expect(data).toEqual({ active, inactive: 0 });
});

test('the previous release still finds names', async () => {
  const { rows } = await api.services.pool.query<{ name: string }>(
    `select t.name from unnest($1::text[], $2::text[]) as t (name, folded)
     where exists (select from merchant m where strpos(m.name_folded, folded) > 0 and m.merchant_name = t.name)
       and exists (select from article a join article_finding f on f.article_id = a.id and f.name_folded = a.title_folded
                   where strpos(a.title_folded, folded) > 0 and a.title = t.name)`,
    [names, names.map(foldCase)],
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
});
