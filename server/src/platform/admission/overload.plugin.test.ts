import Fastify, { type FastifyInstance } from 'fastify';
import { failuresPlugin } from '../http/failures.plugin';
import { overloadPlugin } from './overload.plugin';

let app: FastifyInstance;
afterEach(() => app.close());

test('refuses calls, except health checks, while too many wait for the database', async () => {
  const pool = { waitingCount: 0 };
  app = Fastify();
  await app.register(failuresPlugin);
  await app.register(overloadPlugin, { pool });
  for (const url of ['/call', '/health/live']) app.get(url, () => 'ok');
  expect((await app.inject('/call')).statusCode).toBe(200);
  pool.waitingCount = 501;
  const refused = await app.inject('/call');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ status: 429, requestId: expect.any(String) });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  pool.waitingCount = 0;
  expect((await app.inject('/call')).statusCode).toBe(200);
});

/** Blocks the event loop long enough for a late sample, which the timer that is due then takes. */
async function stall(): Promise<void> {
  const until = performance.now() + 1_600;
  while (performance.now() < until);
  await new Promise((next) => setTimeout(next, 1));
}

test('refuses calls while the process is overloaded, but not after a single stall', async () => {
  app = Fastify();
  await app.register(failuresPlugin);
  await app.register(overloadPlugin, { pool: { waitingCount: 0 } });
  app.get('/call', () => 'ok');
  await app.ready();
  await new Promise((next) => setImmediate(next));
  await stall();
  expect((await app.inject('/call')).statusCode).toBe(200);
  await stall();
  expect((await app.inject('/call')).statusCode).toBe(429);
});
