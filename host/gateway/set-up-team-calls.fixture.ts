import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certify, type Received, startApi, startBackend } from './team-calls.fixture';

interface GatewayUnderTest {
  port: number;
  stop(): Promise<void>;
}

/** Starts a gateway for an API, with these settings. */
export type StartGateway = (api: string, env: Readonly<Record<string, string>>) => Promise<GatewayUnderTest>;

/** Starts a gateway with backends before the tests, and records what arrives at them and at the API during each. */
export function setUpTeamCalls(start: StartGateway) {
  const atBackend: Received[] = [];
  const atOther: Received[] = [];
  const atApi: Received[] = [];
  const servers: Awaited<ReturnType<typeof startApi>>[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'team-calls-'));
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    const trusted = await certify();
    servers.push(
      await startApi(atApi),
      await startBackend(atBackend),
      await startBackend(atOther),
      await startBackend(atOther, trusted),
      await startBackend(atOther, await certify()),
    );
    const [api, billing, other, safe, forged] = servers.map(({ address }) => address);
    const misnamed = safe!.replace('localhost', '127.0.0.1');
    const backends = { billing, other, off: billing, gone: 'http://127.0.0.1:9', safe, forged, misnamed };
    writeFileSync(`${folder}/ca.pem`, trusted.authority);
    gateway = await start(api!, {
      TEAM_BACKENDS: Object.entries(backends)
        .map(([team, address]) => `${team}=${address}`)
        .join(', '),
      TEAM_BACKENDS_CA: `${folder}/ca.pem`,
    });
  });
  afterAll(async () => {
    await gateway.stop();
    for (const { server } of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    for (const received of [atBackend, atOther, atApi]) received.length = 0;
  });
  return { atBackend, atOther, atApi, port: () => gateway.port };
}
