import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditLogEntry, HistoryEntry, ListPage, UserInfo } from '@backoffice/contract';
import { reasonCalls, reasonSubjectOf } from '@backoffice/contract/reason-calls';
import { isPathOf, reasonSubjects } from '@backoffice/contract/reason-values';
import { type ApprovalBench, approvalBench } from '../../areas/approvals/approvals.fixture';
import { releaseOf } from '../../areas/remotes/releases/release.fixture';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { stateOfDatabase } from '../access/state-of-database.fixture';
import { askingCalls, REASON, TICKET, why } from './asking-calls.fixture';

jest.setTimeout(120_000);

const store = mkdtempSync(join(tmpdir(), 'reasons-'));
afterAll(() => rmSync(store, { recursive: true, force: true }));

let api: TestApi;
let bench: ApprovalBench;
let token: string;
let calls: ReturnType<typeof askingCalls>;
useTestApi((started) => (api = started), {
  settings: {
    releaseStore: store,
    changeReasons: {
      rules: {
        ...Object.fromEntries(reasonSubjects.map((subject) => [subject, 'ticket'])),
        remote: 'required',
        role: 'offered',
      },
      ticketPattern: '[A-Z]{2,5}-\\d+',
      ticketLink: 'https://tickets.example.com/browse/{ticket}',
    },
  },
});
beforeEach(async () => {
  bench = approvalBench(api);
  for (const name of ['first', 'asker', 'third']) await bench.addUser(name);
  token = await bench.tokenOf('first');
  calls = askingCalls({ api, bench, token, asker: await bench.tokenOf('asker') });
});

interface Entry {
  action: string;
  reason: string | null;
  ticket: string | null;
}
const lastEntry = async () => {
  const { rows } = await api.services.pool.query<{ id: number }>(
    'select coalesce(max(id), 0) as id from audit_entry',
  );
  return rows[0]!.id;
};
const entriesAfter = async (id: number) => {
  const text = 'select action, reason, ticket from audit_entry where id > $1 order by id';
  return (await api.services.pool.query<Entry>(text, [id])).rows;
};

const askable = Object.keys(reasonCalls).filter((name) => {
  const [method = '', path = ''] = name.split(' ');
  return reasonSubjectOf(method, path) !== null;
});

test('every call that can ask for a reason is tried here', () => {
  expect(Object.keys(calls.cases).sort()).toEqual(askable.sort());
});

test('a form knows the calls of its changes by their paths', () => {
  const mistaken = askable.filter((name) => {
    const [method = '', path = ''] = name.split(' ');
    const subject = reasonSubjectOf(method, path);
    return reasonSubjects.some((each) => isPathOf(each, path) !== (each === subject));
  });
  expect(mistaken).toEqual([]);
});

/** Returns a function that makes the call with further headers, after what it needs. */
async function ready(name: string) {
  const { body, url, headers } = calls.cases[name]!;
  const sent = { body: await body() };
  const isBodiless = name.startsWith('DELETE');
  return (more: Record<string, string> = {}, by = token) =>
    calls.call(name, { ...(!isBodiless && sent), token: by, headers: { ...headers, ...more } }, url);
}

test.each(askable.filter((name) => !name.includes('/role')))(
  '%s changes nothing without a required reason, and its entries have the given one',
  async (name) => {
    const send = await ready(name);
    const hasReasonInBody = /disable|retire|\/lock/.test(name);
    const last = await lastEntry();
    const before = await stateOfDatabase(api.services.pool);
    // These say why in their bodies.
    if (!hasReasonInBody) expect(await send()).toMatchObject({ code: 428, reason: 'reason-needed' });
    if (!name.includes('/remotes'))
      expect(await send({ 'x-change-reason': why['x-change-reason'] })).toMatchObject({
        code: 428,
        message: expect.stringContaining('with ticket,') as string,
      });
    expect(await stateOfDatabase(api.services.pool)).toBe(before);
    expect(await entriesAfter(last)).toEqual([]);
    const answer = await send(why);
    expect([answer.code, answer.message]).toEqual([200, 'ok']);
    await bench.endOfBulk();
    const entries = await entriesAfter(last);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries).toEqual(entries.map(({ action }) => ({ action, reason: REASON, ticket: TICKET })));
  },
);

test.each(askable.filter((name) => name.includes('/role')))(
  '%s is made without an offered reason, and takes one',
  async (name) => {
    const send = await ready(name);
    const last = await lastEntry();
    expect((await send()).code).toBe(200);
    expect(await entriesAfter(last)).toMatchObject([{ reason: null, ticket: null }]);
  },
);

test('the reason in a body counts, and stands before that of the header', async () => {
  const last = await lastEntry();
  expect(await (await ready('POST /remotes/lock'))()).toMatchObject({ code: 200 });
  expect(await entriesAfter(last)).toMatchObject([{ action: 'lock', reason: 'Closing of the year' }]);
});

test.each<[string, Record<string, string>, string]>([
  ['a reason of two characters', { 'x-change-reason': 'ab' }, 'reason-invalid'],
  ['a reason of 501 characters', { 'x-change-reason': 'a'.repeat(501) }, 'reason-invalid'],
  ['a reason of two lines', { 'x-change-reason': 'one%0Atwo' }, 'reason-invalid'],
  ['a reason that is not encoded', { 'x-change-reason': '100%' }, 'reason-invalid'],
  ['a ticket of another form', { ...why, 'x-change-ticket': 'OPS' }, 'ticket-invalid'],
  ['more than a ticket', { ...why, 'x-change-ticket': 'OPS-1%20and%20more' }, 'ticket-invalid'],
  ['a ticket of 101 characters', { ...why, 'x-change-ticket': `OPS-${'1'.repeat(97)}` }, 'ticket-invalid'],
])('%s is refused, also where none is required', async (_what, headers, reason) => {
  const send = await ready('PUT /role/:id');
  const last = await lastEntry();
  expect(await send(headers)).toMatchObject({ code: 400, reason });
  expect(await entriesAfter(last)).toEqual([]);
});

test('a deploy key is not asked, and its entries have what it gives', async () => {
  await calls.made('POST /remotes/publish', releaseOf('mfe-why', 'r1'));
  const { key } = await calls.made<{ key: string }>('POST /remotes/deploy-keys', {
    remote: 'mfe-why',
    label: 'ci',
  });
  const last = await lastEntry();
  const promote = (headers = {}) =>
    callApi(api, 'POST', '/remotes/promote', {
      body: { remote: 'mfe-why', release: 'r1' },
      headers: { 'x-deploy-key': key, ...headers },
    });
  expect((await promote()).code).toBe(200);
  expect((await promote({ 'x-change-ticket': 'no ticket' })).reason).toBe('ticket-invalid');
  await calls.made('POST /remotes/publish', releaseOf('mfe-why', 'r2'));
  expect(await entriesAfter(last)).toMatchObject([
    { action: 'promote', reason: null },
    { action: 'publish' },
  ]);
});

test.each(['POST /channel/create', 'POST /merchant/bulk/start', 'POST /remotes/promote'])(
  '%s that waits for approval is asked once, and carries both into its entries',
  async (name) => {
    const rules = { weights: 'other-user', bulk: 'other-user', promote: 'other-user' } as const;
    if (name.includes('bulk')) {
      const asleep = await calls.merchant('Asleep', { status: 'inactive' });
      const { id } = await calls.preview('merchant', [asleep], 'active');
      calls.cases[name] = { body: async () => ({ id }) };
    }
    const send = await ready(name);
    await bench.switchOn(rules, { sharePoints: 0, bulkRows: 0 });
    const last = await lastEntry();
    expect((await send()).reason).toBe('reason-needed');
    expect((await send(why)).reason).toBe('approval-pending');
    const third = await bench.tokenOf('third');
    const [request] = await bench.waiting(third);
    expect(request).toMatchObject({ reason: REASON, ticket: TICKET });
    expect(await bench.decide(third, request!.id)).toMatchObject({ state: 'done' });
    await bench.endOfBulk();
    const given = { reason: REASON, ticket: TICKET };
    expect(await entriesAfter(last)).toMatchObject([
      { action: 'approval-request', ...given },
      { action: 'approval-approve', reason: null, ticket: null },
      given,
    ]);
  },
);

test('the reason for an approval is the reason of the change', async () => {
  const send = await ready('POST /remotes/promote');
  await bench.switchOn({ promote: 'other-user' });
  const headers = { 'x-approval-reason': why['x-change-reason'] };
  expect((await send(headers)).reason).toBe('approval-pending');
  const third = await bench.tokenOf('third');
  const last = await lastEntry();
  await bench.decide(third, (await bench.waiting(third))[0]!.id);
  expect((await entriesAfter(last)).at(-1)).toEqual({ action: 'promote', reason: REASON, ticket: null });
});

test('the history shows both, and the audit log finds a ticket in any case', async () => {
  const { id } = await calls.merchant('A');
  const history = await calls.call<ListPage<HistoryEntry>>('POST /merchant/history', { body: { id } });
  expect(history.data.items).toMatchObject([{ action: 'create', reason: REASON, ticket: TICKET }]);
  const found = async (body: object) => {
    const { data } = await calls.call<ListPage<AuditLogEntry>>('POST /audit/list', { body });
    return data.items.map(({ subject, ticket, reason }) => [subject, ticket, reason]);
  };
  expect(await found({ ticket: 'ops-12' })).toEqual([['merchant', TICKET, REASON]]);
  expect(await found({ ticket: 'OPS-12', target: 'a' })).toEqual([['merchant', TICKET, REASON]]);
  expect(await found({ ticket: 'OPS-12', subject: 'channel' })).toEqual([]);
  expect(await found({ ticket: 'OPS-1' })).toEqual([]);
  expect(await found({ ticket: 'OPS-12', action: 'keys-read' })).toEqual([]);
});

test('the page learns which changes ask, and how tickets look', async () => {
  const { data } = await calls.call<UserInfo>('GET /user/info');
  expect(data.changeReasons).toMatchObject({
    rules: { merchant: 'ticket', remote: 'required', role: 'offered' },
    ticketPattern: '[A-Z]{2,5}-\\d+',
    ticketLink: 'https://tickets.example.com/browse/{ticket}',
  });
});
