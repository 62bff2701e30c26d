import Fastify, { type FastifyInstance } from 'fastify';
import { givingWayPlugin } from './giving-way.plugin';

let app: FastifyInstance;
let release: () => void;
const answered: string[] = [];
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  answered.length = 0;
  app = Fastify();
  await app.register(givingWayPlugin);
  const held = new Promise<void>((resolve) => (release = resolve));
  app.get('/slow', () => held.then(() => 'ok'));
  app.get('/quick', () => 'ok');
  app.get('/rows', { config: { givesWay: true } }, () => 'ok');
  await app.ready();
});
afterEach(async () => {
  release();
  jest.useRealTimers();
  await app.close();
});

/** Sends a call, and notes when it is answered. */
const call = (url: string) => app.inject(url).then(() => void answered.push(url));

test('a call that nobody waits for is let in once no other is under way', async () => {
  const [slow, rows] = [call('/slow'), call('/rows')];
  await call('/quick');
  await call('/quick');
  expect(answered).toEqual(['/quick', '/quick']);
  release();
  await Promise.all([slow, rows]);
  expect(answered).toEqual(['/quick', '/quick', '/slow', '/rows']);
  await call('/rows');
});

test('it waits for a moment only, as other calls may be under way without end', async () => {
  void call('/slow');
  const rows = call('/rows');
  await call('/quick');
  jest.advanceTimersByTime(1000);
  await rows;
  expect(answered).toEqual(['/quick', '/rows']);
});
