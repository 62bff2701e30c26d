import { addDemoArticles } from '../../samples/articles';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { noteArticleFindings } from './article-finding.repository';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
  await addDemoArticles(api.services);
});
afterAll(() => api.stop());

const get = (url: string) => api.call('GET', url, { token });
const post = (url: string, body: object, headers?: Record<string, string>) =>
  api.call('POST', url, { token, body, ...(headers && { headers }) });
const create = async (body: object) => (await post('/article/create', { title: 'New', ...body })).json().data;

const image = `/uploads/${'0'.repeat(32)}.png`;

describe('GET /article/list', () => {
  test('starts with the oldest 20 of the demo’s hundred, without their content', async () => {
    const { items, total } = (await get('/article/list')).json().data;
    expect([items.length, total]).toEqual([20, 100]);
    expect(items.map(({ id }: { id: number }) => id)).toEqual(
      [...items.map(({ id }: { id: number }) => id)].sort((a, b) => a - b),
    );
    expect(items[0]).not.toHaveProperty('content');
    await addDemoArticles(api.services);
    expect((await get('/article/list?limit=1')).json().data.total).toBe(100);
  });

  test('a filter by title matches anywhere in any case, with % and _ as they are', async () => {
    const { id } = await create({ title: 'Rabatt 50%_ÄRGER' });
    for (const title of ['0%_ä', 'ärger', 'RABATT']) {
      const { items } = (await get(`/article/list?title=${encodeURIComponent(title)}`)).json().data;
      expect(items).toEqual([expect.objectContaining({ id })]);
    }
    expect((await get('/article/list?title=R_batt')).json().data).toEqual({ items: [], total: 0 });
  });

  test('filters by type and importance combined, in both orders', async () => {
    const { items, total } = (await get('/article/list?type=JP&importance=2&sort=-id&limit=100')).json().data;
    expect(total).toBeGreaterThan(0);
    expect(items).toHaveLength(total);
    expect(
      items.every((row: { type: string; importance: number }) => row.type === 'JP' && row.importance === 2),
    ).toBe(true);
    expect(items.map(({ id }: { id: number }) => -id)).toEqual(
      [...items.map(({ id }: { id: number }) => -id)].sort((a, b) => a - b),
    );
  });

  test.each([
    'sort=id',
    'page=0',
    'limit=1001',
    'limit=ten',
    'importance=4',
    'importance=',
    'type=FR',
    'colour=red',
    `title=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => expect((await get(`/article/list?${query}`)).statusCode).toBe(400));
});

test('an article is read completely by its id; an unknown id is 404, a missing one 400', async () => {
  const { id } = await create({ content: '<p>Whole</p>' });
  expect((await get(`/article/detail?id=${id}`)).json().data).toMatchObject({
    id,
    content: '<p>Whole</p>',
    status: 'draft',
  });
  expect((await get('/article/detail?id=999999')).statusCode).toBe(404);
  for (const bad of ['abc', '0', '-1', '1.5', ''])
    expect((await get(`/article/detail?id=${bad}`)).statusCode).toBe(400);
});

test('page views are listed by channel, most read first, and add up to the article’s', async () => {
  const { items } = (await get('/article/list?limit=100')).json().data;
  const read = items.find(({ pageviews }: { pageviews: number }) => pageviews > 0);
  const views = (await get(`/article/pv?pv=${read.id}`)).json().data.items as { key: string; pv: number }[];
  expect(views.map(({ key }) => key)).toEqual(['mobile', 'android', 'PC', 'ios']);
  expect(views.reduce((sum, { pv }) => sum + pv, 0)).toBe(read.pageviews);
  expect((await get('/article/pv?pv=999999')).statusCode).toBe(404);
});

test('a Chinese title is found by its pronunciation, in full and by initials', async () => {
  const find = async (query: string) => (await post('/article/find', { query })).json().data.items;
  const { id, updatedAt } = await create({ title: '龙门结算 2026' });
  const found = [{ id, title: '龙门结算 2026', by: 'sound', sound: 'long men jie suan' }];
  for (const query of ['longmen', 'lmjs', 'Long Men', 'mjs']) expect(await find(query)).toEqual(found);
  expect(await find('ongmen')).toEqual([]);
  await post('/article/update', { id, updatedAt, title: '虎门结算' });
  expect(await find('lmjs')).toEqual([]);
  expect(await find('hmjs')).toMatchObject([{ id, by: 'sound', sound: 'hu men jie suan' }]);
});

test('an article of an earlier release is found after the job has run', async () => {
  const find = async (query: string) => (await post('/article/find', { query })).json().data.items;
  const { id: made } = await create({ title: '鹤岗通知' });
  const { id: retitled } = await create({ title: '鹤壁通知' });
  await api.asOwner(`delete from article_finding where article_id = ${made}`);
  await api.asOwner(
    `update article set title = '雁门通知', title_folded = '雁门通知' where id = ${retitled}`,
  );
  expect(await find('hgtz')).toEqual([]);
  expect(await find('hbtz')).toEqual([]);
  await noteArticleFindings(api.services.pool);
  expect(await find('hgtz')).toMatchObject([{ id: made }]);
  expect(await find('ymtz')).toMatchObject([{ id: retitled }]);
});

test('a search finds articles by id and by a part of their title, with permission to view the list', async () => {
  const find = async (query: string) => (await post('/article/find', { query })).json().data.items;
  const { id } = await create({ title: 'Gefunden 7%' });
  expect(await find('FUNDEN 7%')).toEqual([{ id, title: 'Gefunden 7%', by: 'name' }]);
  expect((await find(String(id)))[0]).toEqual({ id, title: 'Gefunden 7%', by: 'id' });
  const visitor = await api.signIn('visitor');
  const refused = await api.call('POST', '/article/find', { token: visitor, body: { query: 'Gefunden' } });
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain('Gefunden');
});

describe('POST /article/create', () => {
  test('fills in omitted fields', async () => {
    expect(await create({ title: '  Padded  ' })).toMatchObject({
      title: 'Padded',
      status: 'draft',
      content: '',
      platforms: ['a-platform'],
      comment_disabled: false,
      importance: 0,
      type: 'CN',
      pageviews: 0,
    });
  });

  test.each([
    ['title', { title: '' }],
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(101) }],
    ['title', { title: 'a\0b' }],
    ['source_uri', { source_uri: 'javascript:alert(1)' }],
    ['source_uri', { source_uri: 'www.example.com' }],
    ['image_uri', { image_uri: 'https://evil.example/x.svg' }],
    ['image_uri', { image_uri: '/uploads/../etc/passwd' }],
    ['importance', { importance: 4 }],
    ['platforms', { platforms: [] }],
    ['platforms', { platforms: ['a-platform', 'a-platform'] }],
    ['platforms.0', { platforms: ['tv'] }],
    ['display_time', { display_time: 'tomorrow' }],
    ['status', { status: 'deleted' }],
    ['pageviews', { pageviews: 5 }],
    ['content', { content: 'x'.repeat(200_001) }],
    ['content', { status: 'published', content: '<p><br></p>', image_uri: image }],
    ['image_uri', { status: 'published', content: '<p>Text</p>' }],
  ])('refuses %s in %j', async (field, body) => {
    const answer = await post('/article/create', { title: 'New', ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toContain(field);
  });

  test('creates one article when repeated with its key, and refuses other values with 409', async () => {
    const headers = { 'idempotency-key': 'article-once' };
    const [one, two] = await Promise.all([
      post('/article/create', { title: 'Once' }, headers),
      post('/article/create', { title: 'Once' }, headers),
    ]);
    expect(two.json().data.id).toBe(one.json().data.id);
    expect((await get('/article/list?title=Once')).json().data.total).toBe(1);
    expect((await post('/article/create', { title: 'Other' }, headers)).statusCode).toBe(409);
  });

  test('stores an image by its path, whatever the server’s address', async () => {
    const made = await create({
      image_uri: `https://api.example.com${image}`,
      content: `<p><img src="http://10.0.0.1:8789${image}" alt="Cover" onerror="x()"></p>`,
    });
    expect(made).toMatchObject({ image_uri: image, content: `<p><img src="${image}" alt="Cover" /></p>` });
  });
});

describe('POST /article/update', () => {
  test('changes the sent fields only', async () => {
    const { id, updatedAt } = await create({ content: '<p>Kept</p>', author: 'Ana' });
    const { data } = (
      await post('/article/update', { id, updatedAt, title: 'Renamed', importance: 3 })
    ).json();
    expect(data).toMatchObject({
      id,
      title: 'Renamed',
      importance: 3,
      content: '<p>Kept</p>',
      author: 'Ana',
    });
    expect(data.updatedAt > updatedAt).toBe(true);
  });

  test('refuses the second of two concurrent edits, and overwrites nothing', async () => {
    const { id, updatedAt } = await create({});
    const first = (await post('/article/update', { id, updatedAt, title: 'First' })).json().data;
    const second = await post('/article/update', { id, updatedAt, title: 'Second' });
    expect(second.statusCode).toBe(409);
    expect(second.json().errors).toMatchObject([{ path: 'updatedAt', message: first.updatedAt }]);
    expect((await get(`/article/detail?id=${id}`)).json().data.title).toBe('First');
    expect((await post('/article/update', { id, title: 'Older client' })).statusCode).toBe(200);
  });

  test('publishes complete articles only', async () => {
    const { id } = await create({ content: '<p>Text</p>' });
    expect((await post('/article/update', { id, status: 'published' })).statusCode).toBe(400);
    const done = await post('/article/update', { id, status: 'published', image_uri: image });
    expect(done.json().data.status).toBe('published');
    expect((await post('/article/update', { id, content: '' })).statusCode).toBe(400);
    const foreign = '<p><img src="https://elsewhere.example/a.png"></p>';
    expect((await post('/article/update', { id, content: foreign })).statusCode).toBe(400);
  });

  test('an unknown article is 404', async () => {
    expect((await post('/article/update', { id: 999_999, title: 'x' })).statusCode).toBe(404);
  });
});

test('each write is in the audit log with its author, in the same transaction', async () => {
  const { id } = await create({ title: 'Audited', content: '<p>One</p>' });
  await post('/article/update', {
    id,
    title: 'Audited twice',
    content: '<p>Two</p>',
    comment_disabled: true,
  });
  const { rows } = await api.services.pool.query(
    `select actor_name, action, changes from audit_entry where subject = 'article' and subject_id = $1 order by id`,
    [id],
  );
  expect(rows.map(({ actor_name, action }) => [actor_name, action])).toEqual([
    ['editor', 'create'],
    ['editor', 'update'],
  ]);
  const changed = rows[1].changes as { field: string; from: string; to: string }[];
  expect(changed.map(({ field }) => field).sort()).toEqual(['comment_disabled', 'content', 'title']);
  expect(JSON.stringify(rows)).not.toContain('<p>');
});

describe('permissions', () => {
  test.each([
    ['GET', '/article/list'],
    ['GET', '/article/detail?id=1'],
    ['GET', '/article/pv?pv=1'],
    ['GET', '/search/user'],
    ['GET', '/qiniu/upload/token'],
    ['POST', '/article/create'],
    ['POST', '/article/update'],
  ] as const)('%s %s: refused without the permission', async (method, url) => {
    const visitor = await api.signIn('visitor');
    const body = method === 'POST' ? { id: 1, title: 'x' } : undefined;
    expect((await api.call(method, url, { token: visitor, ...(body && { body }) })).statusCode).toBe(403);
    expect((await api.call(method, url, body && { body })).statusCode).toBe(401);
  });

  test('a user with the list permission reads and cannot write', async () => {
    const { pool } = api.services;
    await pool.query(
      `delete from role_grant where role_key = 'editor' and (path like '/example/%' or path = '/table/complex-table')`,
    );
    await pool.query(
      `insert into role_grant (role_key, path, action) values ('editor', '/example/list', 'view')`,
    );
    expect((await get('/article/list')).statusCode).toBe(200);
    expect((await post('/article/create', { title: 'x' })).statusCode).toBe(403);
    expect((await post('/article/update', { id: 1, title: 'x' })).statusCode).toBe(403);
  });
});

test('active users are found by a part of their name in any case', async () => {
  const admin = await api.signIn('admin');
  const search = async (name: string) =>
    (await api.call('GET', `/search/user?name=${encodeURIComponent(name)}`, { token: admin })).json().data;
  expect(await search('DIT')).toEqual({ items: [{ name: 'editor' }], total: 1 });
  expect((await search('')).total).toBe(3);
  expect((await search('%')).total).toBe(0);
  await api.services.pool.query(`update app_user set status = 'inactive' where username = 'editor'`);
  expect((await search('dit')).total).toBe(0);
});
