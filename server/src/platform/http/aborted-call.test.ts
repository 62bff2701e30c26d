import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { declareRoute } from './declare-route';

let api: TestApi;
let port: number;
let arrived = () => {};

beforeAll(async () => {
  api = await startTestApi({
    extend: (app) =>
      declareRoute(app, 'GET', '/test/broken-off', {
        access: 'public',
        summary: '',
        data: z.null(),
        handle: async ({ request }) => {
          arrived();
          await once(request.raw.socket, 'close');
          // The error of a response stream that is closed before its first byte.
          throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
        },
      }),
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.stop());

async function untilLogged(text: RegExp): Promise<void> {
  for (let turn = 0; turn < 200 && !text.test(api.logged()); turn++) await wait(10);
}

test('a caller who leaves before the answer causes no server failure', async () => {
  const called = new Promise<void>((resolve) => (arrived = resolve));
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /test/broken-off HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await called;
  socket.destroy();
  await untilLogged(/has left|Something went wrong/);
  expect(api.logged()).toMatch(/"level":"info".*client closed the connection/);
  expect(api.logged()).not.toContain('"level":"error"');
  expect(api.logged()).not.toContain('"status":500');
});
