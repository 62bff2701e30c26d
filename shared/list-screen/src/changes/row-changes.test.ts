import { ApiError, type ApiErrorKind } from '@backoffice/api-client';
import { changeRow, createRow } from './row-changes';
import { reported } from '../reported-failures.fixture';

const before = { name: 'old', updatedAt: '1' };
const done = { name: 'new', updatedAt: '2' };
const theirs = { name: 'theirs', updatedAt: '2' };

const fails =
  (kind: ApiErrorKind, status = 0) =>
  () =>
    Promise.reject(new ApiError('x', { kind, status }));
const change = (send: () => Promise<typeof before>, read: () => Promise<typeof before | undefined>) =>
  changeRow({ before, send, read, isDone: ({ name }) => name === 'new' });
const never = () => Promise.reject(new Error('not to be read'));

it('changeRow returns the row of the answer', async () => {
  expect(await change(() => Promise.resolve(done), never)).toEqual({ outcome: 'changed', row: done });
});

it('changeRow fails without reading the row when the server refuses', async () => {
  expect(await change(fails('refused', 400), never)).toMatchObject({ outcome: 'failed' });
});

it.each([
  ['an outdated row', fails('refused', 409), theirs, { outcome: 'conflict', row: theirs }],
  ['no answer, and done', fails('timeout'), done, { outcome: 'changed', row: done }],
  ['no answer, and somebody else was there', fails('timeout'), theirs, { outcome: 'conflict', row: theirs }],
  ['no answer, and the row is gone', fails('network'), undefined, { outcome: 'conflict', row: undefined }],
])('changeRow reads the row again after %s', async (_case, send, now, expected) => {
  expect(await change(send, () => Promise.resolve(now))).toEqual(expected);
  expect(reported).toEqual([]);
});

it('changeRow fails and reports it when the call got no answer and the row is unchanged', async () => {
  expect(await change(fails('timeout'), () => Promise.resolve(before))).toMatchObject({ outcome: 'failed' });
  expect(reported).toHaveLength(1);
});

it('changeRow fails when the row is unchanged and the conflict is with another row', async () => {
  const taken = change(fails('refused', 409), () => Promise.resolve(before));
  expect(await taken).toMatchObject({ outcome: 'failed', error: { status: 409 } });
  expect(reported).toEqual([]);
});

it('changeRow is unknown when neither call nor read is answered', async () => {
  expect(await change(fails('timeout'), never)).toEqual({ outcome: 'unknown' });
  expect(await change(fails('refused', 409), never)).toEqual({ outcome: 'conflict' });
});

const row = { id: 1 };
const timeout = () => Promise.reject(new ApiError('x', { kind: 'timeout', status: 0 }));

it('createRow returns the row of the answer', async () => {
  expect(await createRow(() => Promise.resolve(row))).toEqual({ outcome: 'created', row });
});

it('createRow recognises an earlier attempt by its key', async () => {
  const fields = [{ path: 'Idempotency-Key', message: 'x' }];
  const send = () => Promise.reject(new ApiError('x', { kind: 'refused', status: 409, fields }));
  expect(await createRow(send)).toEqual({ outcome: 'created-before' });
});

describe('createRow without an answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  async function create(...answers: (() => Promise<typeof row>)[]) {
    const send = jest.fn(() => answers.shift()!());
    const creation = createRow(send);
    await jest.advanceTimersByTimeAsync(1000);
    return { creation: await creation, sent: send.mock.calls.length };
  }

  it('sends once more and reports nothing when that is answered', async () => {
    const { creation, sent } = await create(timeout, () => Promise.resolve(row));
    expect([creation, sent]).toEqual([{ outcome: 'created', row }, 2]);
    expect(reported).toEqual([]);
  });

  it('is unknown and reported when the second attempt gets no answer', async () => {
    const { creation, sent } = await create(timeout, timeout);
    expect([creation, sent]).toEqual([{ outcome: 'unknown' }, 2]);
    expect(reported).toHaveLength(1);
  });

  it('fails when the second attempt is refused', async () => {
    const refused = () => Promise.reject(new ApiError('x', { kind: 'refused', status: 400 }));
    expect((await create(timeout, refused)).creation).toMatchObject({ outcome: 'failed' });
  });
});
