import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeHostPage } from '@backoffice/commands/host-page';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './gateway';
import { readGatewaySettings } from './settings';
import { gatewayExpectations, gatewayProblems } from './gateway-expectations.fixture';
import {
  filesInStore,
  hostFiles,
  integrityOf,
  SCRIPT,
  storeWithHosts,
  storeWithOneRelease,
} from './stored-hosts.fixture';

const EARLY = ` '${integrityOf('early()')}'`;
const KEY = 'a key that API and gateway share.';
const SESSION = 'Admin-Token=t0ken';

/** Signs a pass as the API does for the session. */
function passFor(origin: string, until = Math.floor(Date.now() / 1000) + 3600): string {
  const session = createHash('sha256').update('t0ken').digest('base64url');
  const mac = createHmac('sha256', KEY)
    .update(`dev-origin ${origin} ${until} ${session}`)
    .digest('base64url');
  return `${until}~${mac}`;
}

const open: (FastifyInstance | Server)[] = [];
let logged: string[] = [];

beforeEach(() => (logged = []));

afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>((done) => void server.close(() => done()));
});

function packedKit(): string {
  const kit = mkdtempSync(join(tmpdir(), 'kit-'));
  writeFileSync(`${kit}/1.tgz`, 'a tarball');
  return kit;
}

async function gateway(
  options: {
    releaseStore?: string;
    apiBaseUrl?: string;
    apiAddress?: string;
    uploadOrigins?: string[];
    isIntegrityReportOnly?: boolean;
    files?: string;
  } = {},
) {
  const app = await createGateway(
    {
      ...readGatewaySettings({ HOST_PORT: '0', HOST_FILES: options.files ?? hostFiles() }),
      kit: packedKit(),
      devOrigins: ['http://localhost:*', 'https://dev.example'],
      devOriginsKey: KEY,
      ...options,
    },
    { write: (line) => void logged.push(line) },
  );
  open.push(app);
  return app;
}

describe('the table of answers', () => {
  let app: FastifyInstance;
  let servers: (FastifyInstance | Server)[];
  beforeAll(async () => {
    app = await gateway({ releaseStore: storeWithHosts() });
    // One pair of servers for the whole table.
    servers = open.splice(0).reverse();
  });
  afterAll(async () => {
    for (const server of servers) await new Promise<void>((done) => void server.close(() => done()));
  });

  it.each(
    gatewayExpectations({ ...filesInStore, passFor }).map((expected) => [expected.what, expected] as const),
  )('%s', async (_what, expected) => {
    const answer = await app.inject({
      url: expected.path,
      headers: { host: 'localhost:8080', ...expected.send },
    });
    const { statusCode: status, headers, rawPayload: body } = answer;
    expect(gatewayProblems(expected, { status, headers, body })).toEqual([]);
  });
});

describe('the page', () => {
  it('comes compressed where the browser takes brotli', async () => {
    const answer = await (await gateway()).inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<html>');
  });

  it('names the API only when the operator has set it', async () => {
    const set = await (await gateway({ apiBaseUrl: 'http://localhost:9999' })).inject('/');
    expect(set.payload).toContain('<meta name="api-base" content="http://localhost:9999">');
    expect((await (await gateway()).inject('/')).payload).not.toContain('api-base');
  });
});

describe('the host', () => {
  const hostOf = async (app: FastifyInstance, cookie = '') => {
    const { payload } = await app.inject({ url: '/', headers: { cookie } });
    return /<meta name="host" content="(.*?)">/.exec(payload)?.[1];
  };

  it('changes with the pointer, without a restart', async () => {
    const store = storeWithHosts();
    const app = await gateway({ releaseStore: store });
    expect(await hostOf(app)).toBe('h2');
    writeFileSync(`${store}/mfe-host/.pointer`, 'h1\n\n');
    expect(await hostOf(app)).toBe('h1');
    expect(await hostOf(app, 'Admin-Token=t0ken; host-release=h3')).toBe('h1');
  });

  it.each([
    ['nothing is stored', () => storeWithOneRelease()],
    ['the folder is missing', () => '/nowhere'],
    ['the pointer is empty', () => storeWithHosts('')],
    ['the pointer names a host that is not stored', () => storeWithHosts('gone\n\n')],
    ['the pointer leads out of the folder', () => storeWithHosts('../mfe-merchant/r1\n\n')],
    [
      'its page is missing',
      () => {
        const store = storeWithHosts();
        rmSync(`${store}/mfe-host/h2/page/index.html`);
        return store;
      },
    ],
    [
      'its headers are none of a page',
      () => {
        const store = storeWithHosts();
        writeFileSync(`${store}/mfe-host/h2/page/early`, "'unsafe-inline'");
        return store;
      },
    ],
  ])('is the built-in one when %s', async (_what, store) => {
    expect(await hostOf(await gateway({ releaseStore: store() }))).toBe('built-in');
  });

  it('is the built-in one while its scripts change with each build', async () => {
    const files = hostFiles();
    for (const file of readdirSync(`${files}/assets`)) rmSync(`${files}/assets/${file}`);
    writeHostPage(files);
    expect(await hostOf(await gateway({ files, releaseStore: storeWithHosts() }))).toBeUndefined();
  });
});

describe('the steps behind the sign-in', () => {
  const linked = async (cookie: string) =>
    (await (await gateway()).inject({ url: '/merchant/list', headers: { cookie } })).headers.link;

  it('are preloaded in order for signed-in users', async () => {
    const named = String(await linked('language=en; Admin-Token=t0ken'))
      .split(', ')
      .slice(1);
    expect(named).toEqual([
      `</assets/app.0123456789ad.js>; rel=preload; as=script; crossorigin; integrity=${integrityOf('app()')}`,
      `</assets/facades.0123456789ac.js>; rel=preload; as=script; crossorigin; integrity=${integrityOf('facades()')}`,
    ]);
  });

  it.each(['', 'language=en', 'Admin-Token=', 'Not-Admin-Token=t0ken'])(
    'are not fetched for the login page (cookies: "%s")',
    async (cookie) => expect(await linked(cookie)).toBeUndefined(),
  );
});

describe('the script that sends the first calls', () => {
  it('is in the page itself', async () => {
    const page = (await (await gateway()).inject('/')).payload;
    expect(page).toContain('<script>early()</script><script crossorigin');
  });
});

describe('the hashes of scripts', () => {
  const policyOf = async (app: FastifyInstance) => (await app.inject('/')).headers['integrity-policy'];

  it('are in the page for its own scripts, and for all others in a file that the page names with its hash', async () => {
    const app = await gateway();
    const page = (await app.inject('/')).payload;
    expect(page).toContain(
      `<script crossorigin integrity="${integrityOf('main()')}" defer="defer" src="/assets/main`,
    );
    const [, path, integrity] = /<meta name="scripts" content="(\S+) (\S+)">/.exec(page)!;
    for (const encoding of ['br', 'identity']) {
      const answer = await app.inject({ url: path!, headers: { 'accept-encoding': encoding } });
      const content = encoding === 'br' ? brotliDecompressSync(answer.rawPayload).toString() : answer.payload;
      expect(integrityOf(content)).toBe(integrity);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(JSON.parse(content)).toEqual({
        '0123456789ab': integrityOf('main()').slice(7),
        '0123456789ac': integrityOf('facades()').slice(7),
        '0123456789ad': integrityOf('app()').slice(7),
        '0123456789ae': integrityOf('early()').slice(7),
      });
    }
  });

  it('are required by the page, unless altered scripts are only reported', async () => {
    expect(await policyOf(await gateway())).toBe('blocked-destinations=(script), endpoints=(policy)');
    expect(await policyOf(await gateway({ isIntegrityReportOnly: true }))).toBeUndefined();
  });

  it('are not required when file names have no hash', async () => {
    const files = hostFiles();
    for (const file of readdirSync(`${files}/assets`)) rmSync(`${files}/assets/${file}`);
    writeFileSync(`${files}/assets/main.js`, 'main()');
    writeFileSync(
      `${files}/index.html`,
      '<html><head></head><script defer src="/assets/main.js"></script></html>',
    );
    writeHostPage(files);
    const app = await gateway({ files });
    expect(await policyOf(app)).toBeUndefined();
    expect((await app.inject('/')).payload).not.toContain('integrity');
  });
});

describe('the content security policy', () => {
  const policyFor = async (host: string) => {
    const answer = await (await gateway()).inject({ url: '/', headers: { host } });
    return String(answer.headers['content-security-policy']);
  };

  it('allows scripts of this origin and the one in the page only', async () => {
    const policy = await policyFor('localhost:8080');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self'${EARLY};`);
    expect(policy).not.toMatch(/unsafe/);
  });

  it('allows calls to the API by the base-URL rule', async () => {
    expect(await policyFor('10.0.0.5:8080')).toContain("connect-src 'self' http://10.0.0.5:8789;");
    expect(await policyFor('www.example.com')).toContain("connect-src 'self' http://api.example.com;");
  });

  it('allows a bucket for images only', async () => {
    const app = await gateway({ uploadOrigins: ['https://up.example', 'https://images.example'] });
    const answer = await app.inject({ url: '/', headers: { host: 'localhost' } });
    const parts = String(answer.headers['content-security-policy']).split('; ');
    expect(parts.filter((part) => part.includes('images.example'))).toEqual([
      "connect-src 'self' http://localhost:8789 https://up.example https://images.example",
      "img-src 'self' data: blob: http://localhost:8789 https://up.example https://images.example",
    ]);
  });

  describe('for a session with a remote from a development server', () => {
    const ORIGIN = 'http://localhost:5173';
    const policyFor = async (cookie: string) => {
      const answer = await (
        await gateway()
      ).inject({ url: '/', headers: { cookie: `language=en; ${cookie}` } });
      return String(answer.headers['content-security-policy']);
    };

    it('allows its scripts with a pass of the API', async () => {
      expect(await policyFor(`${SESSION}; dev-origins=${ORIGIN}~${passFor(ORIGIN)}`)).toContain(
        `script-src 'self' ${ORIGIN}${EARLY};`,
      );
    });

    it.each([
      ['nothing is signed', `${SESSION}; dev-origins=${ORIGIN}`],
      ['it is of another origin', `${SESSION}; dev-origins=${ORIGIN}~${passFor('http://localhost:1')}`],
      ['it is of another session', `Admin-Token=other; dev-origins=${ORIGIN}~${passFor(ORIGIN)}`],
      ['there is no session', `dev-origins=${ORIGIN}~${passFor(ORIGIN)}`],
      ['it is over', `${SESSION}; dev-origins=${ORIGIN}~${passFor(ORIGIN, 1)}`],
      ['its time was changed', `${SESSION}; dev-origins=${ORIGIN}~9${passFor(ORIGIN)}`],
      [
        'the setting does not allow it',
        `${SESSION}; dev-origins=https://evil.example~${passFor('https://evil.example')}`,
      ],
      ['it is no text', `${SESSION}; dev-origins=%E0%A4%A`],
    ])('allows nothing when %s', async (_what, cookie) => {
      expect(await policyFor(cookie)).toContain(`script-src 'self'${EARLY};`);
    });
  });

  it('refuses a host name that would end the policy', async () => {
    const answer = await (
      await gateway()
    ).inject({ url: '/', headers: { host: "x;script-src 'unsafe-inline'" } });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['a.b:99999', '[::::]', '999.999.999.999'])('refuses %s, which is no host', async (host) => {
    expect((await (await gateway()).inject({ url: '/', headers: { host } })).statusCode).toBe(400);
  });
});

describe('a remote', () => {
  it('is served on this origin with its manifest fresh and its scripts for good', async () => {
    const app = await gateway({ releaseStore: storeWithOneRelease() });
    const manifest = await app.inject('/mfe/merchant/r1/mf-manifest.json');
    expect(manifest.statusCode).toBe(200);
    expect(manifest.headers['cache-control']).toBe('no-cache');
    const script = await app.inject(`/mfe/merchant/r1/${SCRIPT}`);
    expect(script.payload).toBe('entry()');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('is served with its sub-folders, and nothing else of the store', async () => {
    const app = await gateway({ releaseStore: storeWithOneRelease() });
    expect((await app.inject('/mfe/merchant/r1/async/page.js')).body).toBe('page()');
    const gzipped = { url: `/mfe/merchant/r1/${SCRIPT}`, headers: { 'accept-encoding': 'gzip' } };
    expect((await app.inject(gzipped)).headers['content-encoding']).toBe('gzip');
    for (const path of ['merchant/r2/x.js', 'never/r1/x.js', `merchant/..%2f.parts/half.part/${SCRIPT}`])
      expect((await app.inject(`/mfe/${path}`)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await app.inject(`/mfe/.parts/half.part/${SCRIPT}`)).statusCode).toBe(404);
    expect((await app.inject({ method: 'PUT', url: `/mfe/merchant/r1/${SCRIPT}` })).statusCode).toBe(404);
  });
});

describe('the API on the page’s origin', () => {
  const withApi = async (answer: RequestListener) => {
    const api = createServer(answer);
    open.push(api);
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
    return gateway({
      apiBaseUrl: '/api',
      apiAddress: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    });
  };

  it('gets each call as it was sent, with the address of its sender', async () => {
    const app = await withApi((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        const { authorization, host, 'x-forwarded-for': from } = request.headers;
        response.setHeader('content-security-policy', 'of the API');
        response.end(JSON.stringify([request.method, request.url, authorization, host, from, body]));
      });
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/merchant/list?a=b',
      headers: {
        host: 'office.example.com',
        authorization: 'Bearer t0ken',
        'content-type': 'application/json',
        'x-forwarded-for': '10.0.0.7',
      },
      payload: '{"page":1}',
    });
    expect(answer.json()).toEqual([
      'POST',
      '/merchant/list?a=b',
      'Bearer t0ken',
      'office.example.com',
      '10.0.0.7, 127.0.0.1',
      '{"page":1}',
    ]);
    expect(answer.headers).toMatchObject({ 'content-security-policy': 'of the API' });
    expect(answer.headers).not.toHaveProperty('reporting-endpoints');
  });

  it('is named by the page and its policy, which allows no other origin', async () => {
    const app = await withApi(() => {});
    const { payload, headers } = await app.inject({ url: '/', headers: { host: 'office.example.com' } });
    expect(payload).toContain('<meta name="api-base" content="/api">');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self'; ");
    expect(policy).toContain("img-src 'self' data: blob:; ");
    expect(policy).toContain('report-uri /api/policy/reports');
  });

  it('is answered for with 502, never 503, while it is down', async () => {
    const app = await gateway({ apiBaseUrl: '/api', apiAddress: 'http://127.0.0.1:9' });
    const answer = await app.inject('/api/user/info');
    expect(answer.json()).toMatchObject({ status: 502, message: 'The server does not answer.' });
    expect(answer.statusCode).toBe(502);
  });

  it('is not reached through the gateway where it has an origin of its own', async () => {
    expect((await (await gateway()).inject('/api/user/info')).headers['content-type']).toContain('text/html');
  });
});

describe('connections', () => {
  it('have 10 s for headers and 30 s for a request, checked every 5 s', async () => {
    expect((await gateway()).server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
    });
  });

  it('are closed when the client asks for it, also for files of a remote', async () => {
    const app = await gateway({ releaseStore: storeWithOneRelease() });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const connection = await new Promise((resolve) => {
      get(`${address}/mfe/merchant/r1/${SCRIPT}`, { headers: { connection: 'close' } }, (answer) => {
        answer.resume();
        resolve(answer.headers.connection);
      });
    });
    expect(connection).toBe('close');
  });

  it('are limited to 512 for each address', async () => {
    const app = await gateway();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    let closed = 0;
    const connections = Array.from({ length: 513 }, () =>
      connect(Number(port), '127.0.0.1').on('close', () => (closed += 1)),
    );
    await Promise.race(connections.map((connection) => once(connection, 'close')));
    expect(closed).toBe(1);
    for (const connection of connections) connection.destroy();
  });
});
