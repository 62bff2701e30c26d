import type { Changes, ChangeEvent } from '@backoffice/contract/changes';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { makeServiceKey } from '../../platform/access/principals.fixture';
import { inTransaction } from '../../platform/database/transaction';
import { callApi } from '../../testing/call-api';
import { listen, rawConnection } from '../../testing/raw-connection';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { channelTestBench, newTestKeyPair, validChannel } from '../channels/channels.fixture';

let api: TestApi;
let key: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  key = await makeServiceKey(api.services.pool, 'router', ['changes:read']);
});

const read = (query: Record<string, string | number> = {}, token = key) =>
  callApi<Changes>(
    api,
    'GET',
    `/changes?${new URLSearchParams(query as Record<string, string>).toString()}`,
    { token },
  );
const now = async () => (await read()).data.next;

/** Writes entries as changes of merchants do, in one transaction. */
const write = (...ids: number[]) =>
  inTransaction(api.services.pool, async (transaction) => {
    for (const subjectId of ids)
      await insertAuditEntry(transaction, {
        author: null,
        subject: 'merchant',
        subjectId,
        action: 'update',
        changes: [],
      });
  });

const nextTurn = () => new Promise((next) => setImmediate(next));

/** Returns the number of readers whose calls are in progress. */
async function readersOf({ app }: TestApi): Promise<number> {
  const { values } = await app.metrics.getSingleMetric('limit_taken')!.get();
  return values.find(({ labels }) => labels.limit === 'changeReadsPerAccount')?.value ?? 0;
}

/** The changes of the writers that write at once. */
const WRITES = 160;

test('the cursor of now has no events, and the changes after it come in their order', async () => {
  const bench = channelTestBench(api, await api.signIn('admin'));
  await bench.reset();
  const after = await now();
  const { data: channel } = await bench.create({ ...validChannel, merchantExpansion: '{"pin":"a secret"}' });
  await bench.update({ ...validChannel, id: channel.id, merchantWeight: 7, reason: 'asked by Li Lei' });
  await bench.remove({ id: channel.id });
  const { events, next } = (await read({ after })).data;
  expect(events).toMatchObject([
    {
      type: 'channel.created',
      object: { kind: 'channel', id: channel.id },
      changes: expect.arrayContaining([
        { field: 'merchantWeight', from: null, to: validChannel.merchantWeight },
        { field: 'merchantExpansion' },
      ]),
    },
    { type: 'channel.updated', changes: [{ field: 'merchantWeight', from: 40, to: 7 }] },
    { type: 'channel.deleted' },
  ]);
  expect(events.map(({ id }) => id)).toEqual([...events.map(({ id }) => id)].sort((a, b) => a - b));
  expect(JSON.stringify(events)).not.toMatch(/a secret|Li Lei|admin/);
  expect((await read({ after: next })).data).toEqual({ events: [], next });
});

test('keys are fingerprints in the feed', async () => {
  const bench = channelTestBench(api, await api.signIn('admin'));
  await bench.reset();
  const after = await now();
  const { publicKey, privateKey } = newTestKeyPair();
  const keys = { merchantUpPublicKey: publicKey, merchantUpPrivateKey: privateKey };
  await bench.create({ ...validChannel, ...keys });
  const { events } = (await read({ after })).data;
  const fingerprint = { from: null, to: expect.stringMatching(/^[0-9a-f]{64}$/) };
  expect(events[0]!.changes).toEqual(
    expect.arrayContaining(Object.keys(keys).map((field) => ({ field, ...fingerprint }))),
  );
  expect(JSON.stringify(events)).not.toContain('MII');
});

test.each([1, 3, 500])(
  'no change is lost or moved with concurrent writers, read by %i at a time',
  async (limit) => {
    const after = await now();
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let change = 1; change <= 10; change += 1)
        await write(writer * 100 + change, writer * 100 + change);
    });
    const events: ChangeEvent[] = [];
    for (let cursor = after; events.length < WRITES;) {
      const { data } = await read({ after: cursor, limit, wait: 25 });
      events.push(...data.events);
      cursor = data.next;
    }
    await Promise.all(writers);
    const { rows } = await api.services.pool.query<{ id: number; subject_id: number }>(
      `select id, subject_id from audit_entry where subject = 'merchant' order by id desc limit $1`,
      [WRITES],
    );
    expect(events.map(({ id, object }) => [id, object.id])).toEqual(
      rows.reverse().map(({ id, subject_id: subject }) => [id, subject]),
    );
  },
);

test('a change is not passed while an earlier one is not committed', async () => {
  const after = await now();
  const early = await api.services.pool.connect();
  await early.query('begin');
  await insertAuditEntry(early, {
    author: null,
    subject: 'channel',
    subjectId: 1,
    action: 'update',
    changes: [],
  });
  const late = write(2);
  const between = (await read({ after })).data;
  expect(between).toEqual({ events: [], next: after });
  await early.query('commit');
  early.release();
  await late;
  expect((await read({ after: between.next })).data.events.map(({ type }) => type)).toEqual([
    'channel.updated',
    'merchant.updated',
  ]);
});

test('readers wait for the next change without a connection of the database, and other entries do not wake them', async () => {
  const after = await now();
  const { pool } = api.services;
  const waiting = Array.from({ length: 4 }, () => read({ after, wait: 25 }));
  while ((await readersOf(api)) < 4 || pool.idleCount < pool.totalCount) await nextTurn();
  await api.signIn('editor');
  await write(5);
  const answers = await Promise.all(waiting);
  for (const { data } of answers) expect(data.events.map(({ object }) => object.id)).toEqual([5]);
  expect(await readersOf(api)).toBe(0);
});

test('a waiting reader whose key is revoked gets no change', async () => {
  const after = await now();
  const waiting = read({ after, wait: 25 });
  while ((await readersOf(api)) < 1) await nextTurn();
  await api.services.pool.query('update service_account_key set revoked_at = now()');
  await write(1);
  expect(await waiting).toMatchObject({ code: 401, reason: 'service-key-unknown' });
});

test('a reader beyond the limit of an account is refused', async () => {
  const after = await now();
  const waiting = Array.from({ length: 8 }, () => read({ after, wait: 25 }));
  while ((await readersOf(api)) < 8) await nextTurn();
  const surplus = await read({ after, wait: 25 });
  expect(surplus).toMatchObject({ code: 429, reason: 'busy' });
  await write(1);
  for (const { code } of await Promise.all(waiting)) expect(code).toBe(200);
});

test('a waiting reader is answered when the process stops', async () => {
  const own = await startTestApi();
  const token = await makeServiceKey(own.services.pool, 'router', ['changes:read']);
  const port = await listen(own.app);
  const { data } = await callApi<Changes>(own, 'GET', '/changes', { token });
  const connection = rawConnection(port);
  await connection.send(
    `GET /changes?wait=25&after=${data.next} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  while ((await readersOf(own)) < 1) await nextTurn();
  await own.stop();
  expect((await connection.answer()).text).toContain(data.next);
});

test.each(['nonsense', Buffer.from('5.').toString('base64url'), Buffer.from('-1.').toString('base64url')])(
  'the cursor %s is refused',
  async (after) => {
    for (const wait of [0, 25])
      expect(await read({ after, wait })).toMatchObject({ code: 400, errors: [{ path: 'after' }] });
  },
);

test('a cursor is accepted while the log has what follows, and answers 410 once it has not', async () => {
  await write(1);
  const [older, removed] = [await now(), (await write(2), await now())];
  await write(3);
  // As retention removes the oldest months.
  const remove = (condition: string) =>
    api.asOwner(
      `alter table audit_entry disable trigger user; delete from audit_entry where ${condition};
       alter table audit_entry enable trigger user`,
    );
  await remove(`id < (select max(id) from audit_entry)`);
  expect((await read({ after: removed })).data.events.map(({ object }) => object.id)).toEqual([3]);
  expect(await read({ after: older })).toMatchObject({ code: 410, reason: 'changes-gone' });
});

test('a cursor of another log answers 410, at an entry of this one and past its end', async () => {
  await write(1, 2);
  const [id] = Buffer.from(await now(), 'base64url')
    .toString()
    .split('.');
  for (const other of [Number(id), Number(id) + 1000]) {
    const after = Buffer.from(`${other}.${'0'.repeat(16)}`).toString('base64url');
    expect(await read({ after })).toMatchObject({ code: 410, reason: 'changes-gone' });
    expect(await read({ after, wait: 1 })).toMatchObject({ code: 410 });
  }
});
