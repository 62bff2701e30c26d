import type { AddressInfo } from 'node:net';
import { readTeamBackends } from '@backoffice/contract/team-backends';
import { describeTeamCalls } from './describe-team-calls.fixture';
import type { StartGateway } from './set-up-team-calls.fixture';
import { createGateway } from './gateway';
import { readGatewaySettings } from './settings';
import { hostFiles } from './stored-hosts.fixture';
import { readTeamSettings } from './team-settings';

const startGateway: StartGateway = async (api, env) => {
  const app = await createGateway(
    readGatewaySettings({
      HOST_PORT: '0',
      HOST_FILES: hostFiles(),
      API_ADDRESS: api,
      ...env,
    }),
    { write: () => {} },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, stop: () => app.close() };
};

describe('calls to backends through the Node.js gateway', () => describeTeamCalls(startGateway));

describe('TEAM_BACKENDS', () => {
  it('names the address of each backend', () => {
    expect([
      ...readTeamBackends('billing=http://billing:3000, a-b=https://10.0.0.1,c=http://[fd00::1]:80', []),
    ]).toEqual([
      ['billing', 'http://billing:3000'],
      ['a-b', 'https://10.0.0.1'],
      ['c', 'http://[fd00::1]:80'],
    ]);
  });

  it.each([
    'billing',
    'billing=billing:3000',
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

describe('TEAM_BACKENDS_CA', () => {
  const problemsOf = (file: string) => {
    const problems: string[] = [];
    readTeamSettings({ TEAM_BACKENDS_CA: file }, problems);
    return problems;
  };

  it('is refused if it cannot be read or has no certificate', () => {
    expect(problemsOf('/nowhere.pem')).toEqual(['TEAM_BACKENDS_CA: could not read /nowhere.pem.']);
    expect(problemsOf(import.meta.filename)).toHaveLength(1);
  });

  it('may be empty, as in containers without one', () => {
    expect(problemsOf('/dev/null')).toEqual([]);
  });
});
