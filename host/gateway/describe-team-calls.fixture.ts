import { setTimeout as wait } from 'node:timers/promises';
import { setUpTeamCalls, type StartGateway } from './set-up-team-calls.fixture';
import { type Answer, REFUSED_PATHS, send, TOKEN } from './team-calls.fixture';

/** The tests of calls to backends, which both gateways must pass. */
export function describeTeamCalls(start: StartGateway): void {
  const { atBackend, atOther, atApi, port } = setUpTeamCalls(start);
  const get = (path: string, headers?: readonly string[]) => send(port(), `GET ${path}`, headers);
  const reasonOf = ({ status, body }: Answer) => {
    const { code, status: inside } = JSON.parse(body) as { code: string; status: number };
    return [status, inside, code];
  };

  it('a call reaches the backend with its method, query and body, and the token of the API', async () => {
    const answer = await send(
      port(),
      'POST /team/billing/bills/4%202?sort=a%2Fb&x=..',
      [
        `Authorization: Bearer ${TOKEN}`,
        'Content-Type: application/json',
        'Content-Length: 9',
        'X-Request-Id: of-the-page',
      ],
      '{"sum":1}',
    );
    expect(answer).toMatchObject({ status: 200, headers: { 'x-from-backend': 'billing' } });
    expect(answer.body).toContain('{"bills":[1,2]}');
    expect(atBackend).toEqual([
      { line: 'POST /bills/4%202?sort=a%2Fb&x=..', headers: expect.anything(), body: '{"sum":1}' },
    ]);
    expect(atBackend[0]!.headers).toMatchObject({
      'x-backoffice-identity': 'signed.by.api',
      'content-type': 'application/json',
      'x-request-id': 'of-the-page',
    });
    expect(atApi.map(({ line }) => line)).toEqual(['GET /backends/billing/identity']);
  });

  it('the API gets the proof of the session’s key with the call that it names, and the backend does not', async () => {
    const headers = [
      `Authorization: Bearer ${TOKEN}`,
      'DPoP: proof.of.key',
      'X-Page-Call: GET /team/forged/',
    ];
    await get('/team/billing/bills/4%202?sort=x', headers);
    await get('/team/billing/bills');
    expect(atApi.map(({ headers: { dpop, 'x-page-call': call } }) => [dpop, call])).toEqual([
      ['proof.of.key', 'GET /team/billing/bills/4%202'],
      [undefined, undefined],
    ]);
    for (const { headers: received } of atBackend) expect(Object.keys(received)).not.toContain('dpop');
  });

  it.each(['HEAD', 'PUT', 'PATCH', 'DELETE'])('%s reaches the backend', async (method) => {
    expect((await send(port(), `${method} /team/billing/x`)).status).toBe(200);
    expect(atBackend.map(({ line }) => line)).toEqual([`${method} /x`]);
  });

  it('the backend gets nothing of the session, of the network, or forged', async () => {
    await get('/team/billing/bills', [
      `Authorization: Bearer ${TOKEN}`,
      `Cookie: Admin-Token=${TOKEN}; language=en`,
      'X-Deploy-Key: secret-key',
      'X-Backoffice-Identity: forged',
      'x-backoffice-identity: forged-again',
      'X-Backoffice_Identity: forged-too',
      'X-Team: other',
      'X-Forwarded-For: 10.1.2.3',
      'X-From-Backend: forged',
      'Connection: close, X-Backoffice-Identity',
      'Proxy-Authorization: Basic secret',
      'TE: trailers',
      'Referer: http://localhost/merchant/7',
      'Origin: http://localhost',
      'User-Agent: Browser',
    ]);
    expect(atBackend).toHaveLength(1);
    expect(JSON.stringify(atBackend)).not.toMatch(
      /t0ken|secret|forged|10\.1\.2\.3|Admin|merchant|Browser|other/,
    );
    expect(atBackend[0]!.headers).toEqual({
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      connection: 'close',
      'x-backoffice-identity': 'signed.by.api',
    });
    expect(JSON.stringify(atApi)).not.toMatch(/secret|language=en|Admin-Token/);
  });

  it.each([
    ['nobody', [], [401, 401, 'signed-out']],
    ['a session that has ended', ['Authorization: Bearer ended'], [401, 401, 'signed-out']],
    ['a user without the grant', ['Authorization: Bearer elsewhere'], [403, 403, 'forbidden']],
    ['a user of an API without its database', ['Authorization: Bearer away'], [503, 503, 'database-away']],
  ])('a call by %s gets the answer of the API, and the backend nothing', async (_who, headers, reason) => {
    const answer = await send(port(), 'POST /team/billing/x', [...headers, 'Content-Length: 2'], '{}');
    expect(reasonOf(answer)).toEqual(reason);
    expect(answer.headers).toMatchObject({ 'x-rights': 'abc', 'cache-control': 'no-store' });
    expect(answer.headers).not.toHaveProperty('x-from-backend');
    expect(answer.headers['retry-after']).toBe(reason[0] === 503 ? '2' : undefined);
    expect(atBackend).toEqual([]);
  });

  it('a disabled remote’s backend gets nothing', async () => {
    expect(reasonOf(await get('/team/off/x'))).toEqual([409, 409, 'backend-disabled']);
    expect(atBackend).toEqual([]);
  });

  it('a team without a backend is unknown, and the API is not asked', async () => {
    expect(reasonOf(await get('/team/never/x'))).toEqual([404, 404, 'backend-unknown']);
    expect(atApi).toEqual([]);
  });

  it.each(REFUSED_PATHS)('the path %s is refused', async (path) => {
    const { status } = await get(path);
    expect([400, 404]).toContain(status);
    expect([...atBackend, ...atOther]).toEqual([]);
  });

  it.each([
    'http://evil.example/team/billing/x',
    '//evil.example/team/billing/x',
    '/Team/billing/x',
    '/x/../team/billing/../y',
  ])('the address %s leads to no other place', async (address) => {
    const answer = await get(address);
    expect([200, 400, 404]).toContain(answer.status);
    for (const { line } of [...atBackend, ...atOther]) expect(line).toBe('GET /x');
  });

  it.each([
    ['OPTIONS', []],
    ['TRACE', []],
    ['GET', ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==']],
  ])('%s with %j is refused', async (method, headers) => {
    const { status } = await send(port(), `${method} /team/billing/x`, [
      `Authorization: Bearer ${TOKEN}`,
      ...headers,
    ]);
    expect([400, 404, 405]).toContain(status);
    expect(atBackend).toEqual([]);
  });

  it.each([
    [
      'Content-Length beside Transfer-Encoding',
      ['Content-Length: 6', 'Transfer-Encoding: chunked'],
      '0\r\n\r\nGET /team/billing/hidden HTTP/1.1\r\n\r\n',
    ],
    [
      'two Content-Lengths',
      ['Content-Length: 0', 'Content-Length: 40'],
      'GET /team/billing/hidden HTTP/1.1\r\n\r\n',
    ],
    ['an unknown encoding', ['Transfer-Encoding: xchunked'], 'GET /team/billing/hidden HTTP/1.1\r\n\r\n'],
  ])('a request that hides another by %s is refused', async (_what, headers, body) => {
    const answer = await send(
      port(),
      'POST /team/billing/x',
      [`Authorization: Bearer ${TOKEN}`, ...headers],
      body,
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(atBackend.filter(({ line }) => line.includes('hidden'))).toEqual([]);
  });

  it.each([401, 403, 407, 503, 301, 302, 307])(
    'status %i of a backend becomes a 502 that names it',
    async (status) => {
      const answer = await get(`/team/billing/status/${status}`);
      expect(reasonOf(answer)).toEqual([502, 502, 'backend-status']);
      expect(JSON.parse(answer.body)).toMatchObject({
        values: { team: 'billing', status: expect.anything() },
      });
      expect(String((JSON.parse(answer.body) as { values: { status: unknown } }).values.status)).toBe(
        String(status),
      );
      expect(answer.headers).not.toHaveProperty('location');
      expect(answer.headers).not.toHaveProperty('www-authenticate');
    },
  );

  it.each([400, 404, 409, 422, 429, 500])(
    'status %i of a backend is passed on as a backend’s',
    async (status) => {
      const answer = await get(`/team/billing/status/${status}`);
      expect(answer).toMatchObject({ status, headers: { 'x-from-backend': 'billing' } });
      expect(answer.body).toContain('of the backend');
      expect(answer.headers).not.toHaveProperty('location');
    },
  );

  it('a page of a backend cannot act on the origin of the product', async () => {
    const { headers, body } = await get('/team/billing/page.html');
    expect(body).toContain('document.cookie');
    expect(headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-from-backend': 'billing',
    });
    for (const name of Object.keys(headers))
      expect(name).not.toMatch(
        /cookie|clear-site|access-control|service-worker|accel|rights|link|refresh|transport|integrity/,
      );
  });

  it('a backend that cannot be reached, or breaks off, is reported', async () => {
    expect(reasonOf(await get('/team/gone/x'))).toEqual([502, 502, 'backend-away']);
    expect(reasonOf(await get('/team/billing/cut'))).toEqual([502, 502, 'backend-away']);
  });

  it('a backend by https is called, if its certificate is of the authority in the settings', async () => {
    expect((await get('/team/safe/x')).body).toContain('{"bills":[1,2]}');
    expect(atOther.map(({ line }) => line)).toEqual(['GET /x']);
  });

  it.each([
    ['another authority', 'forged'],
    ['another name', 'misnamed'],
  ])('a backend with a certificate of %s gets nothing', async (_what, team) => {
    expect(reasonOf(await get(`/team/${team}/x`))).toEqual([502, 502, 'backend-away']);
    expect(atOther).toEqual([]);
  });

  it('a body of more than 1 MB is refused, whole or in pieces', async () => {
    const bytes = 1024 * 1024 + 1;
    const whole = await send(
      port(),
      'POST /team/billing/x',
      [`Authorization: Bearer ${TOKEN}`, `Content-Length: ${bytes}`],
      'a'.repeat(bytes),
    ).catch(() => null);
    const pieces = await send(
      port(),
      'POST /team/billing/x',
      [`Authorization: Bearer ${TOKEN}`, 'Transfer-Encoding: chunked'],
      `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n0\r\n\r\n`,
    ).catch(() => null);
    // The connection may be reset before the answer is read.
    for (const answer of [whole, pieces]) if (answer) expect(answer.status).toBe(413);
    expect(atBackend).toEqual([]);
  });

  it('headers of 100 kB are refused', async () => {
    const { status } = await get('/team/billing/x', [
      `Authorization: Bearer ${TOKEN}`,
      `Accept: ${'a'.repeat(100_000)}`,
    ]);
    expect([400, 431]).toContain(status);
    expect(atBackend).toEqual([]);
  });

  it('a backend that hangs fills its own places only, and is given up after ten seconds', async () => {
    const began = Date.now();
    const session = (name: number) => [`Authorization: Bearer ${TOKEN}-${name}`];
    const hanging = Array.from({ length: 32 }, (_, call) => get('/team/billing/hang', session(call % 4)));
    while (atBackend.length < 32) await wait(20);
    expect(reasonOf(await get('/team/billing/x', session(9)))).toEqual([429, 429, 'backend-busy']);
    expect((await get('/team/other/x', session(0))).status).toBe(200);
    expect((await get('/healthz', [])).status).toBe(200);
    for (const answer of await Promise.all(hanging))
      expect(reasonOf(answer)).toEqual([504, 504, 'backend-late']);
    expect(Date.now() - began).toBeLessThan(15_000);
    expect((await get('/team/billing/x', session(0))).status).toBe(200);
  });

  it('an answer of 100 MB is refused', async () => {
    expect(reasonOf(await get('/team/billing/endless'))).toEqual([502, 502, 'backend-answer-too-large']);
  });

  it('an answer that comes a byte a second is given up after ten seconds', async () => {
    const began = Date.now();
    expect(reasonOf(await get('/team/billing/drip'))).toEqual([504, 504, 'backend-late']);
    expect(Date.now() - began).toBeLessThan(12_000);
  });

  it('one session cannot fill the places of a backend', async () => {
    const hanging = Array.from({ length: 8 }, () => get('/team/billing/hang'));
    while (atBackend.length < 8) await wait(20);
    expect(reasonOf(await get('/team/billing/x'))).toEqual([429, 429, 'backend-busy']);
    expect((await get('/team/billing/x', [`Authorization: Bearer ${TOKEN}-2`])).status).toBe(200);
    await Promise.all(hanging);
  });
}
