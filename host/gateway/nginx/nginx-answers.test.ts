import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type GatewayAnswer, gatewayExpectations, gatewayProblems } from '../gateway-expectations.fixture';
import { filesInStore, storeWithHosts } from '../stored-hosts.fixture';
import { startNginx } from './start-nginx.fixture';

let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  const env = { DEV_ORIGINS: 'http://localhost:*,https://dev.example' };
  nginx = await startNginx('http://127.0.0.1:1', env, storeWithHosts());
});
afterAll(() => nginx.stop());

async function ask(path: string, headers: Record<string, string>): Promise<GatewayAnswer> {
  const call = get({ host: '127.0.0.1', port: nginx.port, path, headers });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const body = Buffer.concat((await answer.toArray()) as Buffer[]);
  return { status: answer.statusCode!, headers: answer.headers, body };
}

// nginx cannot verify passes; the operator lists the allowed origins instead.
const table = gatewayExpectations({ ...filesInStore, passFor: () => '1~mac' });

it.each(table.map((expected) => [expected.what, expected] as const))('%s', async (_what, expected) => {
  const answer = await ask(expected.path, { host: 'localhost:8080', ...expected.send });
  expect(gatewayProblems(expected, answer)).toEqual([]);
});
