import type { AddressInfo } from 'node:net';
import { readTeamBackends } from '@backoffice/contract/team-backends';
import { describeTeamCalls } from './describe-team-calls.fixture';
import { createGateway } from './gateway';
import { readGatewaySettings } from './settings';
import { hostFiles } from './stored-hosts.fixture';
import { send, startApi, startBackend, TOKEN } from './team-calls.fixture';

jest.setTimeout(60_000);

async function startGateway(api: string, backends: string) {
  const app = await createGateway(
    readGatewaySettings({
      HOST_PORT: '0',
      HOST_FILES: hostFiles(),
      TEAM_BACKENDS: backends,
      API_ADDRESS: api,
    }),
    { write: () => {} },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, stop: () => app.close() };
}

describe('calls to backends through the Node.js gateway', () => {
  describeTeamCalls(startGateway);

  it('an answer of more than 4 MB is refused', async () => {
    const [api, backend] = [await startApi([]), await startBackend([])];
    const gateway = await startGateway(api.address, `billing=${backend.address}`);
    const answer = await send(gateway.port, 'GET /team/billing/large', [`Authorization: Bearer ${TOKEN}`]);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 502, code: 'backend-answer-too-large' });
    await gateway.stop();
    for (const { server } of [api, backend]) {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('TEAM_BACKENDS', () => {
  it('names the address of each backend', () => {
    expect([
      ...readTeamBackends('billing=http://billing:3000, a-b=http://10.0.0.1,c=http://[fd00::1]:80', []),
    ]).toEqual([
      ['billing', 'http://billing:3000'],
      ['a-b', 'http://10.0.0.1'],
      ['c', 'http://[fd00::1]:80'],
    ]);
  });

  it.each([
    'billing',
    'billing=billing:3000',
    'billing=https://billing:3000',
    'billing=http://user:pass@billing:3000',
    'billing=http://billing:3000/',
    'billing=http://billing:3000/path',
    'billing=http://billing:3000?x',
    'billing=http://billing:99999',
    'billing=http://$host',
    'billing=http://unix:/tmp/x',
    'billing=http://billing";',
    'mfe/billing=http://billing:3000',
    'Billing=http://billing:3000',
    'billing=file:///etc/passwd',
  ])('is refused with %s', (text) => {
    const problems: string[] = [];
    expect(readTeamBackends(text, problems).size).toBe(0);
    expect(problems).toHaveLength(1);
  });

  it('is refused with two addresses of one backend', () => {
    const problems: string[] = [];
    readTeamBackends('a=http://a:1,a=http://b:1', problems);
    expect(problems).toEqual(['TEAM_BACKENDS has a twice.']);
  });
});
