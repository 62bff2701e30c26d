import { failureReason } from '@backoffice/contract';
import { FakeResponse } from '../events/fake-response.fixture';
import { createQueue } from './queue';
import { takenByLimit } from './taken';

/** Work that ends when the test ends it. */
function held() {
  const ends: (() => void)[] = [];
  let atOnce = 0;
  let max = 0;
  const work = async () => {
    max = Math.max(max, (atOnce += 1));
    await new Promise<void>((end) => ends.push(end));
    atOnce -= 1;
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((next) => setImmediate(next));
  };
  return { work, endOne, max: () => max, begun: () => ends.length };
}

const settings = {
  atOnce: 1,
  maxWaiting: 2,
  maxWaitMs: 60_000,
  firstGuessMs: 1_500,
  reason: failureReason('busy'),
};

test('a queue runs one piece at a time, and refuses surplus pieces with a retry time', async () => {
  const { work, endOne, max } = held();
  const inTurn = createQueue('passwords', settings);
  const pieces = [inTurn(work), inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 5 });
  for (let piece = 0; piece < 3; piece += 1) await endOne();
  await Promise.all(pieces);
  expect(max()).toBe(1);
});

test('a piece whose expected wait is too long is refused at once', async () => {
  const { work, endOne } = held();
  const inTurn = createQueue('passwords', { ...settings, maxWaitMs: 2_000 });
  const pieces = [inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 3 });
  await endOne();
  await endOne();
  await Promise.all(pieces);
});

test('a piece that has waited too long is refused, and frees its slot', async () => {
  const { work, endOne, begun } = held();
  const inTurn = createQueue('passwords', { ...settings, firstGuessMs: 1, maxWaitMs: 20 });
  const first = inTurn(work);
  await expect(inTurn(work)).rejects.toMatchObject({ statusCode: 429 });
  await endOne();
  await first;
  const next = inTurn(work);
  expect(begun()).toBe(1);
  await endOne();
  await next;
});

test('one owner has a limited number of slots', async () => {
  const { work, endOne } = held();
  const inTurn = createQueue('passwords', { ...settings, maxPerOwner: 2 });
  const pieces = [inTurn(work, { owner: 'a' }), inTurn(work, { owner: 'a' })];
  await expect(inTurn(work, { owner: 'a' })).rejects.toMatchObject({ statusCode: 429 });
  pieces.push(inTurn(work, { owner: 'b' }));
  for (let piece = 0; piece < 3; piece += 1) await endOne();
  await Promise.all(pieces);
  pieces.push(inTurn(work, { owner: 'a' }));
  await endOne();
  await pieces[3];
});

test('a failed piece frees its slot', async () => {
  const inTurn = createQueue('passwords', settings);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'made')).toBe('made');
});

test('a heavy piece waits for enough room and is not overtaken', async () => {
  const { work, endOne, begun } = held();
  const inTurn = createQueue('passwords', { ...settings, atOnce: 3, firstGuessMs: 1 });
  const light = inTurn(work);
  const pieces = [inTurn(work, { weight: 3 }), inTurn(work)];
  expect(begun()).toBe(1);
  await endOne();
  await light;
  expect(begun()).toBe(1);
  await endOne();
  await pieces[0];
  expect(begun()).toBe(1);
  await endOne();
  await pieces[1];
});

test('a waiting caller who leaves frees the slot', async () => {
  const { work, endOne, begun } = held();
  const inTurn = createQueue('passwords', { ...settings, atOnce: 2, firstGuessMs: 1, maxWaitMs: 20 });
  const first = inTurn(work);
  const heavy = inTurn(work, { weight: 2 });
  const left = heavy.catch((error: unknown) => error);
  await new Promise((next) => setImmediate(next));
  expect(begun()).toBe(1);
  expect(await left).toMatchObject({ statusCode: 429 });
  const next = inTurn(work);
  expect(begun()).toBe(2);
  await endOne();
  await endOne();
  await Promise.all([first, next]);
});

test('uncounted work runs at once, whatever its amount', async () => {
  const { work, endOne, begun } = held();
  const inTurn = createQueue('passwords', { ...settings, atOnce: 2, firstGuessMs: 1, burstMs: -60_000 });
  const pieces = [1, 2, 3, 4].map(() => inTurn(work, { isCounted: false }));
  expect(begun()).toBe(2);
  await endOne();
  expect(begun()).toBe(2);
  await endOne();
  expect(begun()).toBe(2);
  await endOne();
  await endOne();
  await Promise.all(pieces);
});

test('an owner beyond the burst continues with one piece at a time', async () => {
  const { work, endOne, begun } = held();
  const inTurn = createQueue('passwords', { ...settings, atOnce: 3, firstGuessMs: 1, burstMs: -60_000 });
  const pieces = [inTurn(work), inTurn(work), inTurn(work), inTurn(work)];
  const left = [];
  for (let piece = 0; piece < 4; piece += 1) {
    // The queue may be in a pause.
    while (begun() === 0) await new Promise((next) => setImmediate(next));
    left.push(begun());
    await endOne();
  }
  expect(left).toEqual([3, 2, 1, 1]);
  await Promise.all(pieces);
});

test('an abandoned waiting piece frees its slot and does not run', async () => {
  const { work, endOne, begun } = held();
  const inTurn = createQueue('passwords', { ...settings, atOnce: 2, firstGuessMs: 1 });
  const response = new FakeResponse();
  const first = inTurn(work);
  const heavy = inTurn(work, { weight: 2, response: response.asResponse });
  const light = inTurn(work);
  expect(begun()).toBe(1);
  response.req.socket.emit('close');
  await expect(heavy).rejects.toThrow(expect.objectContaining({ name: 'CallerHasLeft' }));
  expect(begun()).toBe(2);
  await endOne();
  await endOne();
  await Promise.all([first, light]);
  expect(takenByLimit().get('passwords')).toBeUndefined();
});
