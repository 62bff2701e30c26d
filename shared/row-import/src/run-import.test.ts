import { ApiError } from '@backoffice/api-client';
import type { RowFate } from './import-outcome';
import { runImport } from './run-import';

type Send = (row: string, onReplayed: () => void) => Promise<string>;

const fates = new Map<string, RowFate>();
const controller = { current: new AbortController() };
const rows = (count: number) => Array.from({ length: count }, (_, at) => `row ${at}`);
const lost = () => new ApiError('No answer', { kind: 'timeout', status: 0 });
const run = (all: readonly string[], send: Send) =>
  runImport({
    rows: all,
    send,
    onFate: (row, fate) => fates.set(row, fate),
    signal: controller.current.signal,
  });

beforeEach(() => {
  fates.clear();
  controller.current = new AbortController();
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('sends each row once, four at a time', async () => {
  const sent: string[] = [];
  let underWay = 0;
  let most = 0;
  const running = run(rows(20), async (row) => {
    sent.push(row);
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    underWay -= 1;
    return `M ${row}`;
  });
  await jest.runAllTimersAsync();
  await expect(running).resolves.toBe('all-sent');
  expect(sent).toEqual(rows(20));
  expect(most).toBe(4);
  expect(fates.get('row 7')).toEqual({ kind: 'created', number: 'M row 7' });
});

it('retries a row whose answer was lost', async () => {
  let calls = 0;
  const running = run(['one'], () => {
    calls += 1;
    return calls < 3 ? Promise.reject(lost()) : Promise.resolve('M1');
  });
  await jest.runAllTimersAsync();
  await expect(running).resolves.toBe('all-sent');
  expect(calls).toBe(3);
  expect(fates.get('one')).toEqual({ kind: 'created', number: 'M1' });
});

it('distinguishes rows created by an earlier import from new ones', async () => {
  const calls = new Map<string, number>();
  const refusal = (code: 'create-key-used' | 'created-row-deleted') =>
    Promise.reject(new ApiError('Conflict', { kind: 'refused', status: 409, code }));
  const running = run(['there', 'lost', 'otherwise', 'deleted'], (row, onReplayed) => {
    const call = (calls.get(row) ?? 0) + 1;
    calls.set(row, call);
    if (row === 'otherwise') return refusal('create-key-used');
    if (row === 'deleted') return refusal('created-row-deleted');
    if (row === 'lost' && call === 1) return Promise.reject(lost());
    onReplayed();
    return Promise.resolve(`M ${row}`);
  });
  await jest.runAllTimersAsync();
  await expect(running).resolves.toBe('all-sent');
  expect(Object.fromEntries(fates)).toEqual({
    there: { kind: 'repeated', number: 'M there' },
    lost: { kind: 'created', number: 'M lost' },
    otherwise: { kind: 'repeated' },
    deleted: { kind: 'repeated' },
  });
  expect(console.error).toHaveBeenCalledTimes(0);
});

it('ends when the server no longer answers', async () => {
  let calls = 0;
  const running = run(rows(50), () => {
    calls += 1;
    return Promise.reject(lost());
  });
  await jest.runAllTimersAsync();
  await expect(running).resolves.toBe('no-answer');
  expect(calls).toBeLessThanOrEqual(16);
  expect([...fates.values()].map(({ kind }) => kind)).toEqual(Array(4).fill('unknown'));
});

it('continues after a refusal, which it reports with the server’s message', async () => {
  const fields = [{ path: 'merchantName', message: 'Taken' }];
  const refusal = new ApiError('Conflict', { kind: 'refused', status: 409, fields });
  const running = run(['one', 'two'], (row) =>
    row === 'one' ? Promise.reject(refusal) : Promise.resolve('M2'),
  );
  await expect(running).resolves.toBe('all-sent');
  expect(fates.get('one')).toEqual({ kind: 'refused', message: 'Conflict', fields });
  expect(fates.get('two')).toEqual({ kind: 'created', number: 'M2' });
});

it('pauses all rows as long as a 429 asks, and sends the same row again', async () => {
  const times: number[] = [];
  const started = Date.now();
  const busy = new ApiError('Busy', { kind: 'refused', status: 429, retryAfterMs: 3000 });
  const running = run(rows(6), () => {
    times.push(Date.now() - started);
    return times.length === 1 ? Promise.reject(busy) : Promise.resolve('M');
  });
  await jest.runAllTimersAsync();
  await expect(running).resolves.toBe('all-sent');
  expect(fates.size).toBe(6);
  expect(times).toHaveLength(7);
  expect(times.filter((time) => time > 0 && time < 3000)).toEqual([]);
  expect(times.at(-1)).toBeGreaterThanOrEqual(3000);
});

it('sends nothing more once cancelled, and awaits running calls', async () => {
  let calls = 0;
  const running = run(rows(50), async (row) => {
    calls += 1;
    if (calls === 4) controller.current.abort();
    await new Promise((resolve) => setTimeout(resolve, 10));
    return row;
  });
  await jest.runAllTimersAsync();
  await expect(running).resolves.toBe('cancelled');
  expect(calls).toBe(4);
  expect(fates.size).toBe(4);
});

it('does not wait for a 429 or a lost answer when it is cancelled', async () => {
  const answers = [lost(), new ApiError('Busy', { kind: 'refused', status: 429, retryAfterMs: 10_000 })];
  const running = run(['lost', 'busy'], () => Promise.reject(answers.shift()!));
  await jest.advanceTimersByTimeAsync(100);
  controller.current.abort();
  await jest.advanceTimersByTimeAsync(0);
  await expect(running).resolves.toBe('cancelled');
  expect(fates.get('lost')).toEqual({ kind: 'unknown' });
  expect(fates.get('busy')).toEqual({ kind: 'not-sent' });
});

it('ends with the session, and reports an unanswered row as possibly created', async () => {
  let calls = 0;
  const signedOut = () => new ApiError('Signed out', { kind: 'signed-out', status: 401 });
  const running = run(rows(50), (row) => {
    calls += 1;
    return Promise.reject(row === 'row 0' && calls === 1 ? lost() : signedOut());
  });
  await jest.runAllTimersAsync();
  await expect(running).resolves.toBe('signed-out');
  expect(calls).toBe(4);
  expect(fates.get('row 0')).toEqual({ kind: 'unknown' });
  expect(fates.get('row 1')).toEqual({ kind: 'not-sent' });
});
