import type { Channel } from '@backoffice/contract';
import type { ApprovalPolicyAnswer, Approvals } from '@backoffice/contract/approvals';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { channelTestBench, validChannel } from '../channels/channels.fixture';
import { type ApprovalBench, approvalBench } from './approvals.fixture';

jest.setTimeout(120_000);

let api: TestApi;
let bench: ApprovalBench;
let asker: string;
let askerId: number;
let approver: string;
let one: Channel;
useTestApi((started) => (api = started));
beforeEach(async () => {
  bench = approvalBench(api);
  const channels = channelTestBench(api, await api.signIn('admin'));
  await channels.reset();
  askerId = await bench.addUser('asker');
  for (const name of ['approver', 'third']) await bench.addUser(name);
  [asker, approver] = [await bench.tokenOf('asker'), await bench.tokenOf('approver')];
  ({ data: one } = await channels.create({ ...validChannel, merchantNo: 'A', merchantWeight: 40 }));
  await channels.create({ ...validChannel, merchantNo: 'B', merchantWeight: 60 });
});

const weights = (
  merchantWeight: number,
  { token = asker, updatedAt = one.updatedAt, reason = 'Cheaper', headers = {} } = {},
) =>
  callApi<unknown>(api, 'PUT', '/channel/weights', {
    token,
    headers,
    body: { channels: [{ id: one.id, updatedAt, merchantWeight }], ...(reason && { reason }) },
  });
const weight = async () => {
  const { rows } = await api.services.pool.query<{ weight: number }>(
    'select merchant_weight as weight from channel where id = $1',
    [one.id],
  );
  return rows[0]!.weight;
};
/** Asks for a weight that moves much traffic, and returns the id of the request. */
const ask = async (): Promise<number> => {
  const { reason, message } = await weights(100);
  expect(reason).toBe('approval-pending');
  return Number(/\d+/.exec(message)![0]);
};
const noticesOf = async (username: string) => {
  const { rows } = await api.services.pool.query<{ notice: string }>(
    `select kind || coalesce(' ' || ("values" ->> 'state'), '') as notice
     from notification join app_user u on u.id = user_id where username = $1 and kind like 'approval%' order by notification.id`,
    [username],
  );
  return rows.map(({ notice }) => notice);
};

test('nothing waits while approvals are off', async () => {
  expect((await weights(100)).code).toBe(200);
  expect(await bench.waiting(approver)).toEqual([]);
});

describe('with approvals of weights', () => {
  beforeEach(() => bench.switchOn({ weights: 'other-user' }));

  test('a small move is made at once; a larger one waits and is shown with its shares', async () => {
    expect((await weights(50)).code).toBe(200);
    one = (await channelTestBench(api, asker).list({ sort: '+id' })).data.items[0]!;
    const id = await ask();
    expect(await weight()).toBe(50);
    expect(await bench.waiting(approver)).toEqual([
      expect.objectContaining({
        id,
        asker: 'asker',
        reason: 'Cheaper',
        kinds: ['weights'],
        barred: null,
        effect: {
          subject: 'merchant',
          name: 'One',
          id: 1,
          changes: [{ field: 'alipay A', from: 50, to: 100 }],
          shares: [
            { channel: 'alipay A', from: 45, to: 63 },
            { channel: 'alipay B', from: 55, to: 37 },
          ],
        },
      }),
    ]);
  });

  test('small moves count together until one is approved', async () => {
    const move = async (weight: number) => {
      one = (await channelTestBench(api, asker).list({ sort: '+id' })).data.items[0]!;
      return weights(weight);
    };
    // Shares of 40, 45 and 52 %: each move is small, both together are not.
    expect((await move(50)).code).toBe(200);
    const { reason, message } = await move(65);
    expect(reason).toBe('approval-pending');
    expect(await bench.decide(approver, Number(/\d+/.exec(message)![0]))).toMatchObject({ state: 'done' });
    // 57, 50 and 41 %.
    expect((await move(78)).code).toBe(200);
    expect((await move(60)).code).toBe(200);
    expect(await move(42)).toMatchObject({ reason: 'approval-pending' });
  });

  test('small moves at the same instant count together', async () => {
    const { pool } = api.services;
    const { items } = (await channelTestBench(api, asker).list({ sort: '+id' })).data;
    const move = (at: number, merchantWeight: number) =>
      callApi<unknown>(api, 'PUT', '/channel/weights', {
        token: asker,
        body: { channels: [{ id: items[at]!.id, merchantWeight }], reason: 'Cheaper' },
      });
    // Both have been examined when they wait for the merchant.
    const blocker = await pool.connect();
    await blocker.query('begin');
    await blocker.query('select from merchant where id = 1 for no key update');
    // Shares of 40, 47 and 54 %: each move is small, both together are not.
    const moves = [move(0, 53), move(1, 45)];
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await pool.query(waiting)).rows.length < moves.length);
    await blocker.query('rollback');
    blocker.release();
    const reasons = (await Promise.all(moves)).map(({ reason }) => reason ?? 'made');
    expect(reasons.toSorted()).toEqual(['approval-pending', 'made']);
  });

  test('moves of more than a day ago do not count', async () => {
    expect((await weights(50)).code).toBe(200);
    await api.asOwner(
      `set session_replication_role = replica;
       update approval_policy set updated_at = updated_at - interval '2 days';
       update audit_entry set at = at - interval '25 hours'`,
    );
    one = (await channelTestBench(api, asker).list({ sort: '+id' })).data.items[0]!;
    expect((await weights(65)).code).toBe(200);
  });

  test('traffic that a deactivation has moved does not count', async () => {
    await bench.switchOn({ weights: 'none' });
    const channels = channelTestBench(api, await api.signIn('admin'));
    const { data: third } = await channels.create({ ...validChannel, merchantNo: 'C', merchantWeight: 100 });
    await bench.switchOn({ weights: 'other-user' });
    expect((await channels.update({ ...third, status: 'inactive' })).code).toBe(200);
    expect((await weights(45)).code).toBe(200);
  });

  test('a call without a reason is refused, and stores nothing', async () => {
    expect(await weights(100, { reason: '' })).toMatchObject({ code: 409, reason: 'approval-needed' });
    const headers = { 'x-approval-reason': '%E0%A4%A' };
    expect(await weights(100, { reason: '', headers })).toMatchObject({ code: 400 });
    expect(await bench.waiting(approver)).toEqual([]);
  });

  test('the approvers and then the user who asked are notified; both names are in the audit log', async () => {
    const id = await ask();
    expect(await noticesOf('approver')).toEqual(['approval-waiting']);
    expect(await bench.decide(approver, id)).toEqual({ id, state: 'done', refused: null });
    expect(await weight()).toBe(100);
    expect(await noticesOf('asker')).toContain('approval-outcome approved');
    const { rows } = await api.services.pool.query<{ entry: string }>(
      `select actor_name || ' ' || action as entry from audit_entry where subject = 'approval' order by id`,
    );
    expect(rows.map(({ entry }) => entry)).toEqual(['asker approval-request', 'approver approval-approve']);
    expect(await bench.approvedEntries()).toEqual(['asker update channel by approver']);
  });

  const barred: Record<string, { by(): Promise<string>; refused: string }> = {
    'the user who asked': { by: async () => asker, refused: 'approval-own' },
    'a user whom the asker added today': {
      by: async () => {
        const { data } = await callApi<{ id: number }>(api, 'POST', '/user/create', {
          token: asker,
          body: { username: 'puppet', password: 'a-barometer-23', roleName: 'admin', status: 'active' },
        });
        await api.services.pool.query('update app_user set must_change_password = false where id = $1', [
          data.id,
        ]);
        return bench.tokenOf('puppet');
      },
      refused: 'approval-dependent',
    },
    'a user whose password the asker reset today': {
      by: async () => {
        const { rows } = await api.services.pool.query(`select id from app_user where username = 'third'`);
        await api.call('POST', '/user/password-reset', { token: asker, body: rows[0] });
        return bench.tokenOf('third');
      },
      refused: 'approval-dependent',
    },
    'a user whose role the asker changed today': {
      by: async () => {
        const id = await bench.addUser('promoted', 'editor');
        await callApi(api, 'PUT', '/user/update', { token: asker, body: { id, roleName: 'admin' } });
        return bench.tokenOf('promoted');
      },
      refused: 'approval-dependent',
    },
    'an approver who may not change channels': {
      by: async () => {
        await api.services.pool.query(
          `with added as (insert into role (key, name) values ('reviewers', 'reviewers') returning key)
           insert into role_grant (role_key, path, action)
           select key, '/approvals', action from added, unnest(array['view', 'edit']) action`,
        );
        await bench.addUser('reviewer', 'reviewers');
        return bench.tokenOf('reviewer');
      },
      refused: 'approval-not-permitted',
    },
  };
  test.each(Object.keys(barred))('%s cannot approve', async (name) => {
    const id = await ask();
    const { by, refused } = barred[name]!;
    expect(await bench.decide(await by(), id)).toEqual({ id, state: 'waiting', refused });
    expect(await weight()).toBe(40);
  });

  test('of two approvals at once, one makes the change', async () => {
    const id = await ask();
    const third = await bench.tokenOf('third');
    const outcomes = await Promise.all([bench.decide(approver, id), bench.decide(third, id)]);
    expect(outcomes.filter(({ refused }) => refused === null)).toHaveLength(1);
    expect(await bench.approvedEntries()).toHaveLength(1);
  });

  test('a change of the row meanwhile sends the request back with the conflict', async () => {
    const id = await ask();
    await channelTestBench(api, approver).update({
      id: one.id,
      merchantNo: 'X',
      merchantWeight: 40,
      status: 'active',
    });
    expect(await bench.decide(approver, id)).toEqual({ id, state: 'stale', refused: 'row-changed' });
    expect(await weight()).toBe(40);
    expect(await noticesOf('asker')).toContain('approval-outcome stale');
  });

  test('a change of the shares by other channels meanwhile sends it back, too', async () => {
    const id = await ask();
    await channelTestBench(api, approver).create({
      ...validChannel,
      merchantNo: 'C',
      merchantWeight: 5,
    });
    expect(await bench.decide(approver, id)).toEqual({ id, state: 'stale', refused: 'approval-outdated' });
    expect(await weight()).toBe(40);
  });

  test('an expired request cannot be approved, and its input is removed', async () => {
    const id = await ask();
    await api.services.pool.query(`update approval_request set expires_at = now() - interval '1 second'`);
    expect(await bench.decide(approver, id)).toMatchObject({ refused: 'approval-ended' });
    expect(await bench.waiting(approver)).toEqual([]);
  });

  test.each([
    ['deactivated', `update app_user set status = 'inactive' where id = $1`],
    ['without the permission', `update app_user set role_key = 'visitor' where id = $1`],
  ])('a request of a user who is %s meanwhile is not made', async (_name, change) => {
    const id = await ask();
    await api.services.pool.query(change, [askerId]);
    expect(await bench.decide(approver, id)).toEqual({
      id,
      state: 'failed',
      refused: 'approval-asker-gone',
    });
    expect(await weight()).toBe(40);
  });

  test('a request is returned with words, or withdrawn by its user alone', async () => {
    const id = await ask();
    const wordless = await callApi(api, 'POST', '/approvals/decide', {
      token: approver,
      body: { ids: [id], decision: 'return' },
    });
    expect(wordless).toMatchObject({ code: 400, reason: 'approval-words-needed' });
    expect(await bench.decide(approver, id, 'return', 'Which contract?')).toMatchObject({
      state: 'returned',
    });
    const other = await ask();
    const withdraw = (token: string) =>
      callApi(api, 'POST', '/approvals/withdraw', { token, body: { id: other } });
    expect((await withdraw(approver)).code).toBe(404);
    expect((await withdraw(asker)).code).toBe(200);
    const { data } = await callApi<Approvals>(api, 'GET', '/approvals/mine', { token: asker });
    expect(data.items.map(({ state, words }) => [state, words])).toEqual([
      ['withdrawn', null],
      ['returned', 'Which contract?'],
    ]);
  });
});

test('a user of the same role cannot approve where another role is required', async () => {
  await bench.switchOn({ weights: 'other-role' });
  await bench.addRole('auditors');
  await bench.addUser('auditor', 'auditors');
  const id = await ask();
  expect(await bench.decide(approver, id)).toMatchObject({ refused: 'approval-same-role' });
  expect(await bench.decide(await bench.tokenOf('auditor'), id)).toMatchObject({ state: 'done' });
});

describe('the policy', () => {
  const read = async () =>
    (await callApi<ApprovalPolicyAnswer>(api, 'GET', '/approvals/policy', { token: asker })).data;
  const set = (rules: object, token = asker) =>
    callApi<unknown>(api, 'PUT', '/approvals/policy', {
      token,
      body: { rules },
      headers: { 'x-approval-reason': 'Audit' },
    });

  test('is off at first, and on only while three active users can approve', async () => {
    expect(Object.values((await read()).rules)).toEqual(['none', 'none', 'none', 'none', 'none']);
    await api.services.pool.query(
      `update app_user set status = 'inactive' where username in ('approver', 'third')`,
    );
    expect(await set({ weights: 'other-user' })).toMatchObject({
      code: 409,
      reason: 'approvers-too-few',
      message: expect.stringContaining('There are 2'),
    });
    await api.services.pool.query(`update app_user set status = 'active' where username = 'third'`);
    expect((await set({ weights: 'other-user' })).code).toBe(200);
    expect((await read()).rules.weights).toBe('other-user');
  });

  test('requires a second role where another role has to approve', async () => {
    expect(await set({ weights: 'other-role' })).toMatchObject({ code: 409, reason: 'approvers-one-role' });
  });

  test('needs approval itself while any kind is on', async () => {
    await bench.switchOn({ weights: 'other-user' });
    expect(await set({})).toMatchObject({ reason: 'approval-pending' });
    expect((await read()).rules.weights).toBe('other-user');
    const [request] = await bench.waiting(approver);
    expect(request!.effect.changes).toEqual([{ field: 'weights', from: 'other-user', to: 'none' }]);
    expect(await bench.decide(approver, request!.id)).toMatchObject({ state: 'done' });
    expect((await read()).rules.weights).toBe('none');
  });
});
