import { spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { readServerCertificate } from '@backoffice/server-certificate';
import { createGateway } from './gateway';
import { startNginx } from './nginx/start-nginx.fixture';
import type { StartGateway } from './set-up-team-calls.fixture';
import { readGatewaySettings } from './settings';
import { hostFiles } from './stored-hosts.fixture';
import { certify, type Certified, OWN_ADDRESS } from './team-calls.fixture';
import { createTeamGateway } from './team-gateway';

const folder = mkdtempSync(join(tmpdir(), 'gateway-tls-'));
const at = (name: string) => `${folder}/${name}`;
let own: Awaited<ReturnType<typeof certify>>;
let other: Awaited<ReturnType<typeof certify>>;
let misnamed: Awaited<ReturnType<typeof certify>>;

function write(name: string, { cert, key }: Certified) {
  writeFileSync(at(`${name}.crt`), cert);
  writeFileSync(at(`${name}.key`), key);
  return { GATEWAY_CERTIFICATE: at(`${name}.crt`), GATEWAY_CERTIFICATE_KEY: at(`${name}.key`) };
}

beforeAll(async () => {
  [own, other, misnamed] = await Promise.all([
    certify(OWN_ADDRESS),
    certify(OWN_ADDRESS),
    certify([{ type: 2, value: 'api' }]),
  ]);
  writeFileSync(at('own.pem'), own.authority);
  writeFileSync(at('misnamed.pem'), misnamed.authority);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the embedded gateway as a process, which reads the authorities that it trusts once. */
const startNode: StartGateway = async (api, env) => {
  const child = spawn(process.execPath, ['--import', 'tsx', `${import.meta.dirname}/bin/gateway.ts`], {
    env: { PATH: process.env.PATH, HOST_PORT: '0', HOST_FILES: hostFiles(), API_ADDRESS: api, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr!.setEncoding('utf8').on('data', (part: string) => (errors += part));
  const [ready] = (await Promise.race([once(child, 'message'), once(child, 'close')])) as [unknown];
  if (typeof ready !== 'object' || !ready) throw new Error(`the gateway does not start: ${errors}`);
  return {
    port: (ready as { port: number }).port,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
};

/** Starts an API that answers https, and notes the calls and the handshakes that fail. */
async function startApi(certified: Certified, host = '127.0.0.1', port = 0) {
  const calls: string[] = [];
  let connections = 0;
  const failures: string[] = [];
  const server = https.createServer(certified, ({ url = '' }, response) => {
    calls.push(url);
    response.end(`${url} of the API`);
  });
  server.on('tlsClientError', ({ code }: NodeJS.ErrnoException) => failures.push(`${code}`));
  server.on('secureConnection', () => (connections += 1));
  await once(server.listen(port, host), 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    address: `https://${host}:${own}`,
    connections: () => connections,
    calls,
    failures,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Answer {
  status: number | undefined;
  text: string;
  /** The fingerprint of the certificate. */
  certificate: string | undefined;
}

/** Asks the gateway; a plain call that is not answered has no status. */
function ask(port: number, path: string, client: typeof http | typeof https = https): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, ca: own.authority, agent: false as const };
  return new Promise((resolve, reject) => {
    const call = client.get(options, (response) => {
      let text = '';
      const certificate =
        client === https ? (response.socket as TLSSocket).getPeerCertificate().fingerprint256 : undefined;
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text, certificate }));
    });
    call.on('error', (error) =>
      client === http ? resolve({ status: undefined, text: '', certificate: undefined }) : reject(error),
    );
  });
}

const fingerprint = ({ cert }: Certified) => new X509Certificate(cert).fingerprint256;

describe.each([
  ['the embedded gateway', startNode],
  ['nginx', startNginx],
])('%s', (_name, start) => {
  /** nginx takes `INTERNAL_CA`, Node.js `NODE_EXTRA_CA_CERTS`. */
  const settings = (authority = 'own.pem') => ({
    PUBLIC_URL: 'https://office.example.com',
    INTERNAL_CA: at(authority),
    NODE_EXTRA_CA_CERTS: at(authority),
    ...write('own', own),
  });

  /** Starts an API with a certificate, and a gateway in front. */
  async function startBoth(certified: Certified, authority?: string) {
    const api = await startApi(certified);
    const gateway = await start(api.address, settings(authority)).catch((error: unknown) => {
      api.stop();
      throw error;
    });
    const stop = async () => {
      await gateway.stop();
      api.stop();
    };
    return { api, port: gateway.port, stop };
  }

  it('answers https alone, and calls an API by https', async () => {
    const { port, stop } = await startBoth(own);
    try {
      const page = await ask(port, '/');
      expect(page).toMatchObject({ status: 200, certificate: fingerprint(own) });
      expect(page.text).toContain('<meta name="public-origin" content="https://office.example.com">');
      expect(await ask(port, '/api/routes?a=b')).toMatchObject({
        status: 200,
        text: '/routes?a=b of the API',
      });
      expect([undefined, 400]).toContain((await ask(port, '/', http)).status);
    } finally {
      await stop();
    }
  });

  it.each([
    ['another authority', () => other, 'own.pem'],
    ['another name', () => misnamed, 'misnamed.pem'],
  ])('refuses the certificate of %s, and calls no API in plain text', async (_what, certified, authority) => {
    const { api, port, stop } = await startBoth(certified(), authority);
    try {
      expect((await ask(port, '/api/routes')).status).toBe(502);
      expect(api.calls).toEqual([]);
      expect(api.failures).not.toContain('ERR_SSL_HTTP_REQUEST');
    } finally {
      await stop();
    }
  });

  it('refuses to start with the key of another certificate', async () => {
    const wrong = write('wrong', { cert: own.cert, key: other.key });
    await expect(start('https://127.0.0.1:9', { ...settings(), ...wrong })).rejects.toThrow(
      `GATEWAY_CERTIFICATE_KEY (${at('wrong.key')}) is not the key of the first certificate in ${at('wrong.crt')}.`,
    );
  });
});

/** Returns the fingerprint of a gateway's certificate, whichever it is. */
async function currentOf(port: number): Promise<string> {
  const agent = new https.Agent({ rejectUnauthorized: false });
  const call = https.get({ host: '127.0.0.1', port, path: '/healthz', agent });
  const [response] = (await once(call, 'response')) as [http.IncomingMessage];
  response.resume();
  return (response.socket as TLSSocket).getPeerCertificate().fingerprint256;
}

it('the embedded gateway takes a renewed certificate within a minute', async () => {
  const files = write('embedded', own);
  const app = await createGateway(
    readGatewaySettings({ HOST_PORT: '0', HOST_FILES: hostFiles(), ...files }),
    { write: () => {} },
  );
  const each = jest.spyOn(globalThis, 'setInterval');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const [renew] = each.mock.calls.find(([, time]) => time === 60_000)!;
  each.mockRestore();
  write('embedded', { cert: own.cert, key: other.key });
  renew();
  expect(await currentOf(port)).toBe(fingerprint(own));
  write('embedded', other);
  renew();
  expect(await currentOf(port)).toBe(fingerprint(other));
  await app.close();
});

describe('nginx', () => {
  it('calls backends of remotes by https', async () => {
    const certificate = readServerCertificate('GATEWAY_CERTIFICATE', {
      certificate: write('backends', own).GATEWAY_CERTIFICATE,
      key: at('backends.key'),
    });
    const backends = new Map([['billing', 'http://127.0.0.1:9']]);
    const teams = await createTeamGateway(
      { backends, api: 'http://127.0.0.1:9', certificate },
      { write: () => {} },
    );
    const address = await teams.listen({ port: 0, host: '127.0.0.1' });
    expect(address).toMatch(/^https:/);
    const { port, stop } = await startNginx('http://127.0.0.1:9', {
      TEAM_BACKENDS: 'billing=http://127.0.0.1:9',
      BACKENDS_ADDRESS: address,
      INTERNAL_CA: at('own.pem'),
    });
    try {
      const { status, text } = await ask(port, '/team/unknown/bills', http);
      expect([status, text]).toEqual([404, expect.stringContaining('backend-unknown')]);
    } finally {
      await stop();
      await teams.close();
    }
  });

  it('keeps connections to an API with TLS, and finds its new address', async () => {
    const first = await startApi(misnamed);
    const second = await startApi(misnamed, '127.0.0.2', first.port);
    // The name server of this machine knows no `api`.
    const answers = (address: string) => writeFileSync(at('addresses'), `${address} STREAM api\n`);
    answers('127.0.0.1');
    writeFileSync(at('getent'), `#!/bin/sh\ncat ${at('addresses')}\n`, { mode: 0o755 });
    const { port, stop } = await startNginx(`https://api:${first.port}`, {
      ...{ PATH: `${folder}:${process.env.PATH}`, PUBLIC_URL: 'https://office.example.com' },
      INTERNAL_CA: at('misnamed.pem'),
    });
    try {
      for (let call = 0; call < 10; call += 1)
        expect((await ask(port, '/api/routes', http)).status).toBe(200);
      // One for each process of nginx.
      expect([first.calls.length, first.connections() <= 2]).toEqual([10, true]);
      answers('127.0.0.2');
      while (second.calls.length === 0) {
        expect((await ask(port, '/api/routes', http)).status).toBe(200);
        await wait(100);
      }
    } finally {
      await stop();
      first.stop();
      second.stop();
    }
  });

  it('takes a renewed certificate, and keeps it while the next cannot be used', async () => {
    const renewed = await certify(OWN_ADDRESS);
    const files = write('renewed', own);
    const { port, errors, stop } = await startNginx('https://127.0.0.1:9', files);
    try {
      expect(await currentOf(port)).toBe(fingerprint(own));
      write('renewed', { cert: own.cert, key: renewed.key });
      while (!errors().includes('is not the key of the first certificate')) await wait(100);
      expect(await currentOf(port)).toBe(fingerprint(own));
      write('renewed', renewed);
      while ((await currentOf(port)) !== fingerprint(renewed)) await wait(100);
    } finally {
      await stop();
    }
  });
});
