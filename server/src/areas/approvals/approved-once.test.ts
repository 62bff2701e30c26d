import type { Channel } from '@backoffice/contract';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction } from '../../platform/database/transaction';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { channelTestBench, validChannel } from '../channels/channels.fixture';
import { type ApprovalBench, approvalBench } from './approvals.fixture';

jest.setTimeout(120_000);

let api: TestApi;
let bench: ApprovalBench;
let id: number;
let one: Channel;
useTestApi((started) => (api = started));
beforeEach(async () => {
  bench = approvalBench(api);
  const channels = channelTestBench(api, await api.signIn('admin'));
  await channels.reset();
  await bench.addUser('asker');
  ({ data: one } = await channels.create({ ...validChannel, merchantNo: 'A', merchantWeight: 40 }));
  await channels.create({ ...validChannel, merchantNo: 'B', merchantWeight: 60 });
  await bench.switchOn({ weights: 'other-user' });
  const { message } = await callApi<unknown>(api, 'PUT', '/channel/weights', {
    token: await bench.tokenOf('asker'),
    body: { channels: [{ id: one.id, merchantWeight: 100 }], reason: 'Cheaper' },
  });
  id = Number(/\d+/.exec(message)![0]);
  // As a process leaves it that was killed after it stored the approval.
  await api.services.pool.query(
    `update approval_request set state = 'approved', approver_name = 'approver', decided_at = now() where id = $1`,
    [id],
  );
});

const run = () => api.app.approvals.run(id);
/** Lets the next attempt begin, as if the process of the last one were gone for long. */
const forgetAttempt = () => api.services.pool.query('update approval_request set tried_at = null');
const once = ['asker update channel by approver'];

test('a change whose process was killed after the approval is made by the next attempt', async () => {
  expect(await run()).toEqual({ state: 'done', failure: null });
  expect(await bench.approvedEntries()).toEqual(once);
});

test('a change whose process was killed after its commit is not made again', async () => {
  await run();
  await forgetAttempt();
  expect(await run()).toEqual({ state: 'done', failure: null });
  expect(await bench.approvedEntries()).toEqual(once);
});

test('a change that loses its connection in the middle is made once by the next attempt', async () => {
  const { pool } = api.services;
  const blocker = await pool.connect();
  await blocker.query('begin');
  await blocker.query('select from channel where id = $1 for update', [one.id]);
  const first = run();
  const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  let pid: number | undefined;
  while (pid === undefined) pid = (await pool.query<{ pid: number }>(waiting)).rows[0]?.pid;
  await api.asOwner(`select pg_terminate_backend(${pid})`);
  expect(await first).toEqual({ state: 'approved', failure: null });
  await blocker.query('rollback');
  blocker.release();
  expect(await bench.approvedEntries()).toEqual([]);
  await forgetAttempt();
  expect(await run()).toEqual({ state: 'done', failure: null });
  expect(await bench.approvedEntries()).toEqual(once);
});

test('no entry, and so no change, is stored under a request that is no longer open', async () => {
  await run();
  const author = { userId: 1, username: 'late', requestId: 'r', approval: { id, by: 'approver' } };
  const late = inTransaction(api.services.pool, (transaction) =>
    insertAuditEntry(transaction, {
      author,
      subject: 'channel',
      subjectId: one.id,
      action: 'update',
      changes: [],
    }),
  );
  await expect(late).rejects.toThrow('is not open');
  expect(await bench.approvedEntries()).toEqual(once);
});

test('of many processes that try a change at once, one makes it', async () => {
  const attempts = Array.from({ length: 8 }, async () => {
    await forgetAttempt();
    return run();
  });
  await Promise.all(attempts);
  expect(await bench.stateOf(id)).toMatchObject({ state: 'done', code: null });
  expect(await bench.approvedEntries()).toEqual(once);
});

test('a failure that may pass is tried again, and given up after five attempts', async () => {
  const { pool } = api.services;
  await api.asOwner(
    `create function break_weights() returns trigger language plpgsql as 'begin raise exception ''broken''; end';
     create trigger break_weights before update on channel execute function break_weights()`,
  );
  try {
    const states = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      await forgetAttempt();
      states.push((await run())?.state);
    }
    expect(states).toEqual(['approved', 'approved', 'approved', 'approved', 'failed']);
  } finally {
    await api.asOwner('drop trigger break_weights on channel; drop function break_weights()');
  }
  const { rows } = await pool.query(
    `select "values" ->> 'state' as state from notification where kind = 'approval-outcome'`,
  );
  expect(rows).toEqual([{ state: 'failed' }]);
});
