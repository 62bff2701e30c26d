import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { declareRoute } from './declare-route';

let api: TestApi;
let goOn = () => {};
let arrived = () => {};
const underWay = new Promise<void>((resolve) => (arrived = resolve));
const gate = new Promise<void>((resolve) => (goOn = resolve));

beforeAll(async () => {
  api = await startTestApi({
    extend: (app) => {
      declareRoute(app, 'GET', '/test/slow', {
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
});
afterAll(() => api.stop());

test('a call under way is finished, with its database; a new one on an open connection is turned away', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  let received = '';
  socket.on('data', (part) => (received += part.toString()));
  const ended = once(socket, 'close');

  ask('/test/slow');
  await underWay;
  const closing = api.app.close();
  while (api.app.server.listening) await new Promise((next) => setImmediate(next));
  // Pipelined: it is answered after the first one.
  ask('/health/ready');
  await once(api.app.server, 'request');
  goOn();
  await Promise.all([closing, ended]);

  const [first = '', second = ''] = received.split(/(?=HTTP\/1\.1 \d)/);
  expect(first).toMatch(/^HTTP\/1\.1 200 [^]*"data":\[\{"one":1\}\]/);
  expect(second).toMatch(
    /^HTTP\/1\.1 503 [^]*connection: close[^]*"status":503,"code":"shutting-down","message":"The server is shutting down\."/i,
  );
});
