import type { Channel, Merchant } from '@backoffice/contract';
import { approvalCalls, type ApprovalKind } from '@backoffice/contract/approval-values';
import { keyPairPaths } from '@backoffice/contract/key-pair-values';
import type { KeyPairs } from '@backoffice/contract/key-pairs';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { channelTestBench, newTestKeyPair, validChannel } from '../channels/channels.fixture';
import { releaseOf } from '../remotes/releases/release.fixture';
import { type ApprovalBench, approvalBench } from './approvals.fixture';

jest.setTimeout(120_000);

let api: TestApi;
let bench: ApprovalBench;
let asker: string;
let approver: string;
let one: Channel;
let two: Channel;
useTestApi((started) => (api = started));
beforeEach(async () => {
  bench = approvalBench(api);
  const channels = channelTestBench(api, await api.signIn('admin'));
  await channels.reset();
  for (const name of ['asker', 'approver', 'third']) await bench.addUser(name);
  [asker, approver] = [await bench.tokenOf('asker'), await bench.tokenOf('approver')];
  ({ data: one } = await channels.create({ ...validChannel, merchantNo: 'A', merchantWeight: 40 }));
  ({ data: two } = await channels.create({ ...validChannel, merchantNo: 'B', merchantWeight: 60 }));
});

const keys = newTestKeyPair();

interface Sent {
  method: 'POST' | 'PUT';
  url: string;
  body: object;
}

const send = (call: Sent, token = asker) =>
  callApi<unknown>(api, call.method, call.url, {
    token,
    body: call.body,
    headers: { 'x-approval-reason': encodeURIComponent('Warum: größer') },
  });

/** Previews a bulk edit, and returns the body that starts it. */
async function previewOf(body: object, of = 'channel'): Promise<{ id: number }> {
  const { data } = await callApi<{ id: number }>(api, 'POST', `/${of}/bulk/preview`, { token: asker, body });
  return { id: data.id };
}

/** Prepares the next key pair of a merchant or of a side of a channel, and returns the call that activates it. */
async function nextPairOf(
  of: 'merchant' | 'channel',
  { id, updatedAt, pair, ...given }: { id: number; updatedAt: string; pair?: 'up' } & Partial<typeof keys>,
): Promise<Sent> {
  const { publicKey, privateKey } = given;
  const side = pair && { pair, publicKey, privateKey };
  const { data } = await callApi<KeyPairs>(api, 'POST', keyPairPaths[of].prepare, {
    token: asker,
    body: { id, updatedAt, ...side },
  });
  const { fingerprint } = data.keys.find(({ state }) => state === 'next')!;
  const body = { id, updatedAt: data.updatedAt, fingerprint, ...(pair && { pair }) };
  return { method: 'POST', url: keyPairPaths[of].activate, body };
}

const fields = ({ id, merchantNo, merchantWeight, status, updatedAt }: Channel) => ({
  id,
  merchantNo,
  merchantWeight,
  status,
  updatedAt,
});
const pages = (...actions: ('view' | 'edit')[]) => [
  { path: '/merchant', children: [{ path: 'list', meta: { actions } }] },
];

/** The calls that wait, each with what it leaves in the audit log. */
const waitingCalls: Record<string, { kind: ApprovalKind; call(): Promise<Sent>; entries: string[] }> = {
  'PUT /channel/update with another key': {
    kind: 'channel-keys',
    call: async () => ({
      method: 'PUT',
      url: '/channel/update',
      body: { ...fields(one), merchantUpPrivateKey: keys.privateKey },
    }),
    entries: ['asker update channel by approver'],
  },
  'PUT /channel/update with another weight': {
    kind: 'weights',
    call: async () => ({
      method: 'PUT',
      url: '/channel/update',
      body: { ...fields(one), merchantWeight: 100 },
    }),
    entries: ['asker update channel by approver'],
  },
  'POST /channel/key-pair/activate': {
    kind: 'channel-keys',
    call: () => nextPairOf('channel', { ...one, pair: 'up', ...keys }),
    entries: ['asker update channel by approver'],
  },
  'POST /merchant/key-pair/activate': {
    kind: 'channel-keys',
    call: async () => {
      await api.asOwner(`select setval('merchant_id_seq', 10)`);
      const body = { merchantName: 'Renewed' };
      const { data } = await callApi<Merchant>(api, 'PUT', '/merchant/create', { token: asker, body });
      return nextPairOf('merchant', data);
    },
    entries: ['asker update merchant by approver'],
  },
  'PUT /channel/weights': {
    kind: 'weights',
    call: async () => ({
      method: 'PUT',
      url: '/channel/weights',
      body: {
        channels: [one, two].map(({ id }, index) => ({ id, merchantWeight: index ? 10 : 90 })),
      },
    }),
    entries: ['asker update channel by approver', 'asker update channel by approver'],
  },
  'POST /channel/create': {
    kind: 'weights',
    call: async () => ({
      method: 'POST',
      url: '/channel/create',
      body: { ...validChannel, merchantNo: 'C', merchantWeight: 100 },
    }),
    entries: ['asker create channel by approver'],
  },
  'POST /channel/bulk/start with many rows': {
    kind: 'bulk',
    call: async () => ({
      method: 'POST',
      url: '/channel/bulk/start',
      body: await previewOf({ command: { weight: { rule: 'add', by: 1 } }, filter: {} }),
    }),
    entries: ['asker update channel by approver', 'asker update channel by approver'],
  },
  'POST /channel/bulk/start with traffic': {
    kind: 'weights',
    call: async () => ({
      method: 'POST',
      url: '/channel/bulk/start',
      body: await previewOf({
        command: { weight: { rule: 'set', by: 100 } },
        rows: [{ id: one.id, updatedAt: one.updatedAt }],
      }),
    }),
    entries: ['asker update channel by approver'],
  },
  'POST /merchant/bulk/start': {
    kind: 'bulk',
    call: async () => {
      await api.asOwner(`select setval('merchant_id_seq', 10)`);
      const merchant = { merchantName: 'Asleep', status: 'inactive' };
      const { data } = await callApi<{ id: number; updatedAt: string }>(api, 'PUT', '/merchant/create', {
        token: asker,
        body: merchant,
      });
      const rows = [{ id: data.id, updatedAt: data.updatedAt }];
      const body = await previewOf({ command: { status: 'active' }, rows }, 'merchant');
      return { method: 'POST', url: '/merchant/bulk/start', body };
    },
    entries: ['asker update merchant by approver'],
  },
  'POST /role': {
    kind: 'grants',
    call: async () => ({ method: 'POST', url: '/role', body: { name: 'New', routes: pages('view') } }),
    entries: ['asker create role by approver'],
  },
  'PUT /role/:id': {
    kind: 'grants',
    call: async () => ({ method: 'PUT', url: '/role/visitor', body: { routes: pages('view', 'edit') } }),
    entries: ['asker update role by approver'],
  },
  'PUT /user/update': {
    kind: 'grants',
    call: async () => ({
      method: 'PUT',
      url: '/user/update',
      body: { id: await bench.addUser('visits', 'visitor'), roleName: 'editor' },
    }),
    entries: ['asker update user by approver'],
  },
  'POST /remotes/promote': {
    kind: 'promote',
    call: async () => {
      const publication = { token: asker, body: releaseOf('mfe-four', 'r1') };
      await api.call('POST', '/remotes/publish', publication);
      return { method: 'POST', url: '/remotes/promote', body: { remote: 'mfe-four', release: 'r1' } };
    },
    entries: ['asker promote remote by approver'],
  },
  'PUT /approvals/policy': {
    kind: 'weights',
    call: async () => ({ method: 'PUT', url: '/approvals/policy', body: { rules: {} } }),
    entries: ['asker update approval policy by approver'],
  },
};
const names = Object.keys(waitingCalls);

/** The rows of everything but requests, their notices, entries and sessions. */
async function businessRows(): Promise<string> {
  const tables = [
    'channel',
    'merchant',
    'role',
    'role_grant',
    'app_user',
    'remote_pointer',
    'approval_policy',
  ];
  const { rows } = await api.services.pool.query<{ all: string }>(
    `select ${tables.map((name) => `(select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from ${name} t)::text`).join(' || ')} as all`,
  );
  return rows[0]!.all;
}

async function askFor(name: string, more = {}): Promise<{ id: number; before: string }> {
  const { kind, call } = waitingCalls[name]!;
  await bench.switchOn({ [kind]: 'other-user' }, { sharePoints: 10, bulkRows: 0, ...more });
  const sent = await call();
  const before = await businessRows();
  const answer = await send(sent);
  expect([answer.code, answer.reason]).toEqual([409, 'approval-pending']);
  return { id: Number(/\d+/.exec(answer.message)![0]), before };
}

test('every call that can need approval is tried here', () => {
  expect(new Set(names.map((name) => name.split(' with ')[0]))).toEqual(new Set(Object.keys(approvalCalls)));
});

test.each(names)('%s waits, and is made once when it is approved', async (name) => {
  const { id, before } = await askFor(name);
  expect(await businessRows()).toBe(before);
  const [request] = await bench.waiting(approver);
  expect(request).toMatchObject({ id, reason: 'Warum: größer', barred: null });
  expect(JSON.stringify(request)).not.toContain(keys.privateKey.slice(40, 80));
  expect(await bench.decide(approver, id)).toEqual({ id, state: 'done', refused: null });
  expect(await bench.stateOf(id)).toEqual({ state: 'done', code: null, hasInput: false });
  await bench.endOfBulk();
  expect(await bench.approvedEntries()).toEqual(waitingCalls[name]!.entries);
  expect(await businessRows()).not.toBe(before);
});

/** Calls that never wait. */
const free: Record<string, () => Promise<Sent>> = {
  'a channel is deactivated': async () => ({
    method: 'PUT',
    url: '/channel/update',
    body: { ...fields(one), status: 'inactive' },
  }),
  'a channel gets another number': async () => ({
    method: 'PUT',
    url: '/channel/update',
    body: { ...fields(two), merchantNo: 'Z' },
  }),
  'an inactive channel is added': async () => ({
    method: 'POST',
    url: '/channel/create',
    body: { ...validChannel, merchantNo: 'C', merchantWeight: 100, status: 'inactive' },
  }),
  'grants are taken away': async () => ({ method: 'PUT', url: '/role/visitor', body: { routes: [] } }),
  'a user gets a smaller role': async () => ({
    method: 'PUT',
    url: '/user/update',
    body: { id: await bench.addUser('edits', 'editor'), roleName: 'visitor' },
  }),
  'a user is deactivated': async () => ({
    method: 'PUT',
    url: '/user/status',
    body: { id: await bench.addUser('writes', 'editor'), status: 'inactive' },
  }),
  'channels are deactivated in bulk': async () => ({
    method: 'POST',
    url: '/channel/bulk/start',
    body: await previewOf({ command: { status: 'inactive' }, filter: {} }),
  }),
  'a remote is disabled': async () => {
    const publication = { token: asker, body: releaseOf('mfe-four', 'r1') };
    await api.call('POST', '/remotes/publish', publication);
    return { method: 'POST', url: '/remotes/disable', body: { remote: 'mfe-four', reason: 'Broken' } };
  },
};

test('what limits damage, and what is small, is made at once', async () => {
  const all = { 'channel-keys': 'other-user', weights: 'other-user', grants: 'other-user' } as const;
  await bench.switchOn({ ...all, promote: 'other-user', bulk: 'other-user' }, { bulkRows: 0 });
  const answers = [];
  for (const [name, call] of Object.entries(free)) {
    const { code, reason } = await send(await call());
    answers.push([name, code, reason]);
  }
  await bench.endOfBulk();
  expect(answers).toEqual(Object.keys(free).map((name) => [name, 200, undefined]));
});

test('a deploy key waits only for the remotes that the policy names', async () => {
  const publication = (release: string) => ({ token: asker, body: releaseOf('mfe-four', release) });
  for (const release of ['r1', 'r2']) await api.call('POST', '/remotes/publish', publication(release));
  const { data } = await callApi<{ key: string }>(api, 'POST', '/remotes/deploy-keys', {
    token: approver,
    body: { remote: 'mfe-four', label: 'ci' },
  });
  const promote = (release: string) =>
    callApi<unknown>(api, 'POST', '/remotes/promote', {
      body: { remote: 'mfe-four', release },
      headers: { 'x-deploy-key': data.key },
    });
  await bench.switchOn({ promote: 'other-user' });
  expect((await promote('r1')).code).toBe(200);
  await bench.switchOn({ promote: 'other-user' }, { deployKeyRemotes: ['mfe-four'] });
  expect((await promote('r2')).reason).toBe('approval-pending');
  const [request] = await bench.waiting(approver);
  // The approver has issued the key, and so asks for it.
  expect(request).toMatchObject({ asker: 'deploy key ci', barred: 'approval-own' });
  expect(await bench.decide(await bench.tokenOf('third'), request!.id)).toMatchObject({ state: 'done' });
  expect(await bench.approvedEntries()).toEqual(['deploy key ci promote remote by third']);
});

test('a promotion passes a lock only if it was approved while the lock was in force', async () => {
  for (const release of ['r1', 'r2'])
    await api.call('POST', '/remotes/publish', { token: asker, body: releaseOf('mfe-four', release) });
  const promote = async (release: string) => {
    const body = { remote: 'mfe-four', release };
    const headers = { 'x-approval-reason': 'Refunds%20fail' };
    const { reason, message } = await callApi<unknown>(api, 'POST', '/remotes/promote', {
      token: asker,
      headers,
      body,
    });
    return { reason, id: Number(/\d+/.exec(message)?.[0]) };
  };
  const lock = () =>
    callApi(api, 'POST', '/remotes/lock', { token: approver, body: { reason: 'End of the month' } });
  await bench.switchOn({ promote: 'other-user' });
  const early = await promote('r1');
  await lock();
  expect(await bench.decide(approver, early.id)).toMatchObject({ state: 'stale' });
  const late = await promote('r2');
  const [request] = await bench.waiting(approver);
  expect(request!.effect.changes).toContainEqual({
    field: 'lock',
    from: 'End of the month',
    to: 'End of the month',
  });
  expect(await bench.decide(approver, late.id)).toMatchObject({ state: 'done' });
  await bench.switchOn({ promote: 'none' });
  expect(await promote('r1')).toMatchObject({ reason: 'releases-locked' });
});
