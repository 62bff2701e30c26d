import { LIVE_ROWS_MAX } from '@backoffice/contract/live-lists';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let address: string;
let ids: Record<string, number>;
beforeEach(async () => {
  api = await startTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  const { rows } = await api.services.pool.query<{ id: number; username: string }>(
    'select id, username from app_user',
  );
  ids = Object.fromEntries(rows.map(({ id, username }) => [username, id]));
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.disconnect();
  await api.stop();
});

const READY = 'event: ready\ndata: {}';

const streams: { disconnect(): void }[] = [];

/** Opens a stream that is read event by event. */
async function open(token: string) {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  const stream = {
    status: answer.status,
    headers: answer.headers,
    /** Returns the next event, without heartbeats; null at the end. */
    async next(): Promise<string | null> {
      for (;;) {
        const end = unread.indexOf('\n\n');
        if (end >= 0) {
          const text = unread.slice(0, end);
          unread = unread.slice(end + 2);
          if (text !== ':') return text;
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        unread += value;
      }
    },
    disconnect: () => leaving.abort(),
  };
  streams.push(stream);
  return stream;
}

/** Opens a stream and waits until it receives events. */
async function openReady(token: string) {
  const stream = await open(token);
  expect(await stream.next()).toBe(READY);
  return stream;
}

const announce = (username: string, id: number) =>
  api.services.pool.query(`select announce('inbox', 'device-new', $1, $2)`, [ids[username], id]);
const change = (id: number) => `event: change\ndata: {"topic":"inbox","kind":"device-new","id":${id}}`;
/** Skips the `ready` events that follow when the process itself begins to listen. */
async function nextChange(stream: { next(): Promise<string | null> }): Promise<string | null> {
  const text = await stream.next();
  return text === READY ? nextChange(stream) : text;
}
const listening = async () => {
  for (;;) {
    const { rows } = await api.services.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'backoffice-events'
       and datname = current_database() and query ilike 'listen%'`,
    );
    if (rows[0]) return rows[0].pid;
  }
};
const metric = async (name: string) =>
  (await api.app.metrics.getSingleMetric(name)!.get()).values[0]?.value ?? 0;

test('a notification reaches its user only, once committed', async () => {
  const [editor, visitor] = [await api.signIn('editor'), await api.signIn('visitor')];
  await listening();
  const [one, two, other] = [await openReady(editor), await openReady(editor), await openReady(visitor)];
  const client = await api.services.pool.connect();
  await client.query('begin');
  await client.query(`select announce('inbox', 'device-new', $1, 1)`, [ids.editor]);
  await client.query('rollback');
  client.release();
  await announce('editor', 2);
  await announce('visitor', 3);
  expect(await nextChange(one)).toBe(change(2));
  expect(await nextChange(two)).toBe(change(2));
  expect(await nextChange(other)).toBe(change(3));
});

interface Written {
  subject: string;
  action: 'create' | 'update' | 'delete';
  ids: readonly number[];
}
const write = ({ subject, action, ids }: Written, db: pg.ClientBase | pg.Pool = api.services.pool) =>
  db.query(
    'insert into audit_entry (subject, action, subject_id) select $1, $2, * from unnest($3::bigint[])',
    [subject, action, ids],
  );
const rowsIn = (text: string | null): unknown => JSON.parse(text!.split('data: ')[1]!);
const none = { created: [], changed: [], deleted: [], own: [], isMany: false };

test('written rows are sent by id, once committed, to readers with permission at that moment', async () => {
  const [admin, editor, visitor] = await Promise.all(['admin', 'editor', 'visitor'].map(api.signIn));
  await listening();
  const [all, some, nothing] = [await openReady(admin!), await openReady(editor!), await openReady(visitor!)];
  const client = await api.services.pool.connect();
  await client.query('begin');
  await write({ subject: 'merchant', action: 'update', ids: [1] }, client);
  await client.query('rollback');
  client.release();
  const made = await api.call('PUT', '/merchant/create', { token: admin, body: { merchantName: 'North' } });
  const { id } = made.json<{ data: { id: number } }>().data;
  const message = { topic: 'rows', kind: 'merchants', ...none, created: [id], readers: 2 };
  expect(rowsIn(await nextChange(all))).toEqual({ ...message, own: [id] });
  expect(rowsIn(await nextChange(some))).toEqual(message);

  await api.asOwner(`delete from role_grant where role_key = 'editor' and path = '/merchant/list'`);
  await write({ subject: 'role', action: 'update', ids: [2] });
  expect(rowsIn(await nextChange(all))).toMatchObject({ kind: 'roles', changed: [2], readers: 1 });
  await write({ subject: 'merchant', action: 'delete', ids: [id] });
  expect(rowsIn(await nextChange(all))).toMatchObject({ kind: 'merchants', deleted: [id], readers: 1 });
  for (const [stream, username] of [
    [some, 'editor'],
    [nothing, 'visitor'],
  ] as const) {
    await announce(username, 8);
    expect(await nextChange(stream)).toBe(change(8));
  }
});

test('a session that has read rows of a list gets their contents, by its rights at that moment', async () => {
  const [admin, editor] = await Promise.all(['admin', 'editor'].map(api.signIn));
  await listening();
  const stream = await openReady(editor!);
  const made = await api.call('PUT', '/merchant/create', { token: admin, body: { merchantName: 'North' } });
  const { id } = made.json<{ data: { id: number } }>().data;
  expect(rowsIn(await nextChange(stream))).not.toHaveProperty('rows');
  const read = await api.call('POST', '/merchant/rows', { token: editor, body: { ids: [id] } });
  const { items } = read.json<{ data: { items: object[] } }>().data;
  await write({ subject: 'merchant', action: 'update', ids: [id] });
  expect(rowsIn(await nextChange(stream))).toMatchObject({ changed: [id], rows: items });

  await api.asOwner(`delete from role_grant where role_key = 'editor' and path = '/merchant/list'`);
  await write({ subject: 'merchant', action: 'update', ids: [id] });
  await write({ subject: 'article', action: 'update', ids: [7] });
  expect(rowsIn(await nextChange(stream))).toMatchObject({ kind: 'articles' });
});

test('a statement that writes many rows is one event, with some of the new ids', async () => {
  const stream = await openReady(await api.signIn('admin'));
  await listening();
  const ids = Array.from({ length: 3000 }, (_, index) => index + 1);
  await write({ subject: 'user', action: 'update', ids });
  const message = { topic: 'rows', kind: 'users', ...none, isMany: true, readers: 1 };
  expect(rowsIn(await nextChange(stream))).toEqual(message);
  await write({ subject: 'user', action: 'create', ids });
  expect(rowsIn(await nextChange(stream))).toEqual({ ...message, someCreated: ids.slice(-LIVE_ROWS_MAX) });
});

test('proxies are told not to buffer, and foreign origins cannot read the stream', async () => {
  const { headers } = await open(await api.signIn('editor'));
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('a token in the address, or none, opens no stream', async () => {
  const token = await api.signIn('editor');
  for (const url of ['/events', `/events?token=${token}`])
    expect((await fetch(address + url)).status).toBe(401);
});

test('a stream ends with its session, independent of others', async () => {
  const [gone, here] = [await api.signIn('editor'), await api.signIn('editor')];
  await listening();
  const [ending, staying] = [await openReady(gone), await openReady(here)];
  await api.call('POST', '/user/end-sessions', { token: here });
  expect(await nextChange(ending)).toBe('event: ended\ndata: {}');
  expect(await ending.next()).toBeNull();
  await announce('editor', 4);
  expect(await nextChange(staying)).toBe(change(4));
  expect((await open(gone)).status).toBe(401);
});

test('a lost connection to the database ends no stream, and missed changes are found by reading again', async () => {
  const token = await api.signIn('editor');
  const pid = await listening();
  const stream = await openReady(token);
  await api.asOwner(`select pg_terminate_backend(${pid});
    insert into notification (user_id, kind, cause, "values", address)
    values (${ids.editor}, 'device-new', '5', '{"address": null, "userAgent": null}', '/')`);
  let text = await stream.next();
  for (; text === READY; text = await stream.next()) await announce('editor', 6);
  expect(text).toBe(change(6));
  expect(await metric('event_listener_lost_total')).toBe(1);
  const unread = await api.call('GET', '/inbox/unread', { token });
  expect(unread.json()).toMatchObject({ data: { unread: 1 } });
});

test('a user has twenty streams, and a free slot after one is closed', async () => {
  const token = await api.signIn('editor');
  for (let index = 0; index < 20; index++) await openReady(token);
  expect(await metric('event_streams_open')).toBe(20);
  expect((await open(token)).status).toBe(429);
  streams[0]!.disconnect();
  while ((await metric('event_streams_open')) === 20) await new Promise((next) => setImmediate(next));
  expect((await open(token)).status).toBe(200);
});

test('when the server stops, streams end at once', async () => {
  const stream = await openReady(await api.signIn('editor'));
  await listening();
  const closing = api.app.close();
  while ((await stream.next()) !== null);
  await closing;
});
