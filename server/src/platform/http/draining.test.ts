import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { declareRoute } from './declare-route';

let api: TestApi;
let goOn = () => {};
let arrived = 0;
const gate = new Promise<void>((resolve) => (goOn = resolve));

beforeAll(async () => {
  api = await startTestApi({
    extend: (app) => {
      declareRoute(app, 'GET', '/test/slow', {
        access: 'public',
        summary: '',
        data: z.array(z.object({ one: z.int() })),
        handle: async () => {
          arrived++;
          await gate;
          return (await api.services.pool.query<{ one: number }>('select 1 as one')).rows;
        },
      });
    },
  });
});
afterAll(() => api.stop());

/** Collects the answers on one connection until the server closes it. */
function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (part) => (received += part.toString()));
  return {
    send: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`),
    answers: once(socket, 'close').then(() => received.split(/(?=HTTP\/1\.1 \d)/)),
  };
}

test('a stopping server serves calls on open connections, and reports that it is not ready', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const [user, balancer] = [connectTo(port), connectTo(port)];
  user.send('/test/slow');
  balancer.send('/test/slow');
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((next) => setImmediate(next));
  };
  await until(() => arrived === 2);
  const closing = api.app.close();
  await until(() => !api.app.server.listening);
  // Pipelined: each is answered after the first one on its connection.
  let received = 0;
  api.app.server.on('request', () => received++);
  user.send('/test/slow');
  balancer.send('/health/ready');
  await until(() => received === 2);
  goOn();
  await closing;

  const ofUser = await user.answers;
  expect(ofUser).toHaveLength(2);
  for (const answer of ofUser) expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*"data":\[\{"one":1\}\]/);
  expect(ofUser[1]).toMatch(/^connection: close/im);
  expect((await balancer.answers)[1]).toMatch(/^HTTP\/1\.1 503 [^]*"status":503,"code":"shutting-down"/);
});
