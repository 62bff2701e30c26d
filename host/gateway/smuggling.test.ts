import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHostPage } from '@backoffice/commands/host-page';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './gateway';
import { readGatewaySettings } from './settings';

const SCRIPT = '/assets/main.0123456789ab.js';
const GET = `GET ${SCRIPT} HTTP/1.1\r\n`;
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\n';
const HIDDEN = 'GET /host-modules.json HTTP/1.1\r\nHost: localhost\r\n\r\n';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smuggling-'));
  const files = `${folder}/host`;
  mkdirSync(`${files}/assets`, { recursive: true });
  writeFileSync(`${folder}/secret.js`, 'secret');
  writeFileSync(`${files}/index.html`, '<html><head></head></html>');
  writeFileSync(`${files}/logo.svg`, '<svg/>');
  writeFileSync(`${files}/host-modules.json`, '{"modules":{}}');
  writeFileSync(`${files}${SCRIPT}`, 'main()');
  writeHostPage(files, 'built-in');
  app = await createGateway(readGatewaySettings({ HOST_PORT: '0', HOST_FILES: files }), { write: () => {} });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends bytes as they are and returns everything that the gateway answers until it ends the connection. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    // A refusal may reset the connection after its answer.
    socket.on('error', () => {}).on('close', () => resolve(answer));
  });
}

const statuses = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

it('a request without tricks is answered', async () => {
  const answer = await exchange(`${GET}Host: localhost\r\nConnection: close\r\n\r\n`);
  expect(statuses(answer)).toEqual([200]);
  expect(answer).toContain('main()');
});

it.each([
  [
    'has Content-Length before Transfer-Encoding',
    `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  [
    'has Transfer-Encoding before Content-Length',
    `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n${HIDDEN}\r\n0\r\n\r\n`,
  ],
  [
    'has two Content-Lengths that differ',
    `${POST}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  ],
  ['has the same Content-Length twice', `${POST}Content-Length: 0\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
  ['has a list as Content-Length', `${POST}Content-Length: 0, 0\r\n\r\n${HIDDEN}`],
  ['has a negative Content-Length', `${POST}Content-Length: -1\r\n\r\n${HIDDEN}`],
  ['has a Content-Length with a sign', `${POST}Content-Length: +0\r\n\r\n${HIDDEN}`],
  ['has a Content-Length in hexadecimal', `${POST}Content-Length: 0x0\r\n\r\n${HIDDEN}`],
  ['has a Content-Length beyond 64 bits', `${POST}Content-Length: 18446744073709551616\r\n\r\n${HIDDEN}`],
  ['is not chunked last', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
  [
    'hides the encoding behind a vertical tab',
    `${POST}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['has a blank before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['has a chunk size that is no number', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${HIDDEN}`],
  [
    'has a chunk size beyond 64 bits',
    `${POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n${HIDDEN}`,
  ],
  [
    'has a chunk longer than its size',
    `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['ends a chunk extension with a bare LF', `${POST}Transfer-Encoding: chunked\r\n\r\n0;x\n\r\n${HIDDEN}`],
  ['folds a header', `${GET}Host: localhost\r\nX: a\r\n Content-Length: 9\r\n\r\n`],
  ['ends lines with a bare LF', `GET ${SCRIPT} HTTP/1.1\nHost: localhost\n\n`],
  ['ends a line with a bare CR', `${GET}Host: localhost\rX: a\r\n\r\n`],
  ['has NUL in a header', `${GET}Host: localhost\r\nX: a\0b\r\n\r\n`],
  ['has NUL in its path', `GET /assets/a\0.js HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ['has a header without a colon', `${GET}Host: localhost\r\nnonsense\r\n\r\n`],
  ['has no host', `${GET}\r\n`],
  ['has a version that does not exist', `GET ${SCRIPT} HTTP/9.9\r\nHost: localhost\r\n\r\n`],
])('a request that %s is refused and ends the connection', async (_what, bytes) => {
  const answer = await exchange(bytes);
  expect(Math.min(...statuses(answer))).toBeGreaterThanOrEqual(400);
  expect(statuses(answer)).not.toHaveLength(0);
  expect(answer).not.toContain('"modules"');
  expect(answer).not.toContain('main()');
});

it('headers of 100 kB are refused', async () => {
  const answer = await exchange(`${GET}Host: localhost\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431/);
});

it.each([
  '/assets/../../secret.js',
  '/assets/%2e%2e/%2e%2e/secret.js',
  '/assets/..%2f..%2fsecret.js',
  '/assets/..%5c..%5csecret.js',
  '/assets/%252e%252e%252f%252e%252e%252fsecret.js',
  '/assets//../../secret.js',
  '/assets/main.0123456789ab.js%00.png',
  '/assets/%c0%ae%c0%ae/secret.js',
  '/mfe/../../secret.js',
])('the path %s leads to no file', async (path) => {
  const answer = await exchange(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400|403|404)/);
  expect(answer).not.toMatch(/\r\n\r\n(secret|main\(\))/);
});
