import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { startTestApi } from '../testing/start-test-api';
import { declareRoute } from './declare-route';

interface Answer {
  status: number | undefined;
  body: string;
}

function ask(port: number, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response: IncomingMessage) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });
}

test('a call under way is finished with its database, a new one on an open connection is turned away', async () => {
  let goOn = () => {};
  let arrived = () => {};
  const underWay = new Promise<void>((resolve) => (arrived = resolve));
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const api = await startTestApi({
    extend: (app) => {
      declareRoute(app, {
        method: 'GET',
        url: '/test/slow',
        access: 'public',
        summary: '',
        data: z.array(z.object({ one: z.int() })),
        handle: async () => {
          arrived();
          await gate;
          return (await api.services.pool.query<{ one: number }>('select 1 as one')).rows;
        },
      });
    },
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  // Two connections, both busy when the stop begins; the second becomes free during it.
  const slow = ask(port, '/test/slow', new Agent({ keepAlive: true }));
  await underWay;
  const closing = api.app.close();
  const refused = await api.app.inject('/health/ready');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({
    status: 503,
    message: 'The server is shutting down.',
    requestId: refused.headers['x-request-id'],
  });
  expect((await api.app.inject('/health/live')).statusCode).toBe(200);
  goOn();
  const finished = await slow;
  expect(finished.status).toBe(200);
  expect(JSON.parse(finished.body)).toMatchObject({ data: [{ one: 1 }] });
  await closing;
  await api.stop();
});
