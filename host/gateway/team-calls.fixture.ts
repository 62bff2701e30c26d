import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { generate } from 'selfsigned';

/** The session token that the page sends; it must not reach any backend. */
export const TOKEN = 't0ken-of-the-session';

export interface Received {
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The certificate of a server, and its key. */
export interface Certified {
  cert: string;
  key: string;
}

async function listen(
  handle: RequestListener,
  certified?: Certified,
): Promise<{ server: Server; address: string }> {
  const server = certified
    ? createSecureServer(certified, handle)
    : createServer({ maxHeaderSize: 65_536 }, handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { server, address: certified ? `https://localhost:${port}` : `http://127.0.0.1:${port}` };
}

type AltNames = ({ type: 2; value: string } | { type: 7; ip: string })[];

/** The address of this machine, also as a name, which is what nginx compares. */
export const OWN_ADDRESS: AltNames = [
  { type: 2, value: '127.0.0.1' },
  { type: 7, ip: '127.0.0.1' },
];

/** Returns a new authority, and a certificate by it. */
export async function certify(
  altNames: AltNames = [{ type: 2, value: 'localhost' }],
): Promise<Certified & { authority: string }> {
  const name = (value: string) => [{ name: 'commonName', value }];
  const root = await generate(name('Authority of a test'), {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const { cert, private: key } = await generate(name('localhost'), {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
    ca: { key: root.private, cert: root.cert },
  });
  return { cert, key, authority: root.cert };
}

const IDENTITY = 'signed.by.api';

/** An API that knows one session with the grant of `billing`, and has disabled `off`. */
export function startApi(received: Received[]) {
  return listen((request, response) => {
    received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: '' });
    const [, team = '', refused] =
      /^\/backends\/([a-z0-9-]+)\/identity(\?refused=true)?$/.exec(request.url!) ?? [];
    const answer = (status: number, code: string, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-rights': 'abc', ...headers })
        .end(JSON.stringify({ status, code, message: code, requestId: 'of-the-api' }));
    const { authorization } = request.headers;
    if (authorization === 'Bearer away') return answer(503, 'database-away', { 'retry-after': '2' });
    if (authorization === 'Bearer elsewhere') return answer(403, 'forbidden');
    if (!authorization?.startsWith(`Bearer ${TOKEN}`)) return answer(401, 'signed-out');
    if (team === 'off') return answer(409, 'backend-disabled');
    if (refused) return answer(409, 'backend-away');
    return answer(200, 'ok', { 'x-backoffice-identity': IDENTITY });
  });
}

const HOSTILE = {
  'set-cookie': ['Admin-Token=stolen; Path=/', 'a=b'],
  'clear-site-data': '"*"',
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src *; script-src * 'unsafe-inline'",
  'service-worker-allowed': '/',
  'x-accel-redirect': '/page/index.html',
  'x-accel-buffering': 'no',
  'x-from-backend': 'forged',
  'x-rights': 'forged',
  'cache-control': 'public, max-age=31536000',
  'strict-transport-security': 'max-age=0',
  link: '</x.js>; rel=preload; as=script',
  refresh: '0; url=https://evil.example',
};

/** 100 MB. */
function* endless() {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  for (let pieces = 0; pieces < 100; pieces += 1) yield piece;
}

/** A backend that does what its path says, and records what it receives. */
export function startBackend(received: Received[], certified?: Certified) {
  return listen((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { method, url = '', headers } = request;
      received.push({ line: `${method} ${url}`, headers, body });
      const [, status] = /^\/status\/(\d+)/.exec(url) ?? [];
      if (url === '/hang') return;
      if (url === '/cut') return void request.socket.destroy();
      if (url === '/endless') return void Readable.from(endless()).pipe(response);
      if (url === '/drip') {
        const drip = setInterval(() => response.write(' '), 1000);
        return void response.once('close', () => clearInterval(drip));
      }
      if (url === '/page.html')
        return void response
          .writeHead(200, { 'content-type': 'text/html', ...HOSTILE })
          .end('<script>document.title = document.cookie</script>');
      if (status)
        return void response
          .writeHead(Number(status), { location: 'https://evil.example/', 'www-authenticate': 'Basic' })
          .end('{"status":401,"message":"of the backend"}');
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ bills: [1, 2] }));
    });
  }, certified);
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Returns the body of an answer that is sent in pieces. */
function joined(pieces: string): string {
  const [, size = '0', rest = ''] = /^([0-9a-f]+)\r\n([^]*)$/.exec(pieces) ?? [];
  const length = Number.parseInt(size, 16);
  return length === 0 ? '' : rest.slice(0, length) + joined(rest.slice(length + 2));
}

/** Sends a request as the lines are written, and returns the answer once the connection has ended. */
export function send(
  port: number,
  firstLine: string,
  headers: readonly string[] = [`Authorization: Bearer ${TOKEN}`],
  body = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        [`${firstLine} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n'),
        'latin1',
      ),
    );
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', reject).on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const entries = lines.map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
      });
      const received = Object.fromEntries(entries);
      const content = rest.join('\r\n\r\n');
      resolve({
        status: Number(first.split(' ')[1]),
        headers: received,
        body: received['transfer-encoding'] === 'chunked' ? joined(content) : content,
      });
    });
  });
}

/** Paths that two programs could read in different ways. */
export const REFUSED_PATHS = [
  '/team/billing/../other/x',
  '/team/billing/..',
  '/team/billing/.',
  '/team/billing/a/../../other/x',
  '/team/billing/%2e%2e/other/x',
  '/team/billing/.%2E/x',
  '/team/billing/..%2fother/x',
  '/team/billing/..%5cother/x',
  '/team/billing/..\\other',
  '/team/billing//evil.example/x',
  '/team/billing//',
  '/team/billing/x//y',
  '/team/billing/a%00b',
  '/team/billing/a%0d%0aHost:%20evil',
  '/team/billing/%zz',
  '/team/billing/a#b',
  '/team/billing@evil.example/x',
  '/team/billing:80/x',
  '/team/BILLING/x',
  '/team/',
  '/team/billing',
  '/team/%62illing/x',
  '/team/./billing/x',
  '/team/x/../billing/x',
  '/team/billing/\u00e9',
];
