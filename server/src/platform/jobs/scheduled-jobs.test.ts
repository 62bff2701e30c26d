import Fastify from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { scheduleJob } from './scheduled-jobs';

const app = Fastify();
afterAll(() => app.close());

test('a request during a run causes one more run, never a concurrent one', async () => {
  const ends: (() => void)[] = [];
  const begin = scheduleJob(app, 'the test', () => new Promise<void>((resolve) => ends.push(resolve)));
  begin();
  begin();
  begin();
  expect(ends).toHaveLength(1);
  ends[0]!();
  await nextTurn();
  expect(ends).toHaveLength(2);
  ends[1]!();
  await nextTurn();
  expect(ends).toHaveLength(2);
  begin();
  expect(ends).toHaveLength(3);
  ends[2]!();
});
