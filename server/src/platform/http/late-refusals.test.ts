import { failureReason } from '@backoffice/contract';
import Fastify from 'fastify';
import { failuresPlugin } from './failures.plugin';
import { notNow, refusal } from './http-error';

test('only refused calls are answered half a second later', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const app = Fastify();
  await app.register(failuresPlugin);
  app.get('/too-often', () => Promise.reject(notNow(429, failureReason('busy'), 1)));
  app.get('/forbidden', () => Promise.reject(refusal(403, 'forbidden')));
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
  };
  const answered: number[] = [];
  for (const url of ['/too-often', '/forbidden'])
    void app.inject(url).then(({ statusCode }) => answered.push(statusCode));
  await settle();
  expect(answered).toEqual([403]);
  jest.advanceTimersByTime(499);
  await settle();
  expect(answered).toEqual([403]);
  jest.advanceTimersByTime(1);
  await settle();
  expect(answered).toEqual([403, 429]);
  jest.useRealTimers();
  await app.close();
});
