import { apiPaths, remotePaths } from '@backoffice/contract';
import { releaseOf } from '../../src/areas/remotes/releases/release.fixture';
import type { Random } from '../../harness/random';
import type { FuzzCall } from './fuzz-call';
import type { Harvest } from './harvest';
import type { Operation } from './operations';
import { spoiledBody, spoiledPart } from './spoil';
import { validValue } from './valid-value';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
/** The share of calls sent unchanged, and of those spoiled outside the body. */
const WHOLE = 0.25;
const ASIDE = 0.12;
/** Operations with a low rate limit, called rarely. */
const SELDOM = /upload|picture|oidc|login|loads|policy|password/;
const SELDOM_SHARE = 0.25;

const hostileHeaders: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/xml' },
  { 'content-type': '' },
  { 'content-type': 'multipart/form-data' },
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': 'x'.repeat(9_000) },
  { 'idempotency-key': '\u00e9\u00ff' },
  { 'idempotency-key': '' },
  { 'accept-encoding': 'br;q=oops, *;q=2' },
  { accept: 'image/*' },
  { origin: 'http://evil.example' },
  { 'x-forwarded-host': 'a.b:99999' },
  { 'x-http-method-override': 'DELETE' },
  { cookie: `Admin-Token=${'x'.repeat(4_000)}` },
  { authorization: 'Basic YWRtaW46MTExMTEx' },
  { authorization: `Bearer ${'a'.repeat(128)}` },
  { authorization: `Bearer ${'a'.repeat(9_000)}` },
  { 'x-deploy-key': '\u00ff' },
  { range: 'bytes=0-1' },
  { 'if-none-match': '*' },
  { 'accept-language': 'x'.repeat(7_000) },
  { 'transfer-encoding': 'chunked' },
  { 'x-big': 'x'.repeat(20_000) },
];

/** Calls whose schema says too little. */
const wholeBodies: Readonly<Record<string, (number: number) => object>> = {
  [remotePaths.remotePublish]: (number) => releaseOf('mfe-fuzz', `r${number}`),
  [apiPaths.login]: () => ({ username: 'editor', password: '111111' }),
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function form(random: Random): { headers: Record<string, string>; body: Buffer } {
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
  const field = (name: string, content: string) =>
    part(`content-disposition: form-data; name="${name}"`, content);
  const file = (content: Buffer | string) =>
    part(
      `content-disposition: form-data; name="file"; filename="a${random.oneOf(['', '', '\u0000', '/../'])}.png"\r\ncontent-type: image/png`,
      content,
    );
  const parts = Array.from({ length: random.oneOf([1, 1, 2, 3, 500]) }, () =>
    random.oneOf([file(PNG), file(PNG.subarray(0, 30)), file(''), field('token', 'x'), field('\u0000', 'y')]),
  );
  const end = random.oneOf(['--x--\r\n', '', '--x\r\n', '--y--']);
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${random.oneOf(['x', 'x', 'x', '', 'é'.normalize('NFC')])}`,
    },
    body: Buffer.concat([...parts, Buffer.from(end)]),
  };
}

/** Half a surrogate pair cannot be encoded in an address. */
const inAddress = (value: unknown) => encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, ''));

function queryOf({ query }: Operation, random: Random, isWhole: boolean): string {
  const pairs: string[] = [];
  for (const [name, schema] of Object.entries(query)) {
    if (random.chance(0.4)) continue;
    const value = inAddress(validValue(schema, random));
    pairs.push(`${name}=${isWhole || random.chance(0.5) ? value : spoiledPart(random)}`);
    if (!isWhole && random.chance(0.1)) pairs.push(`${name}=2`, `${name}[]=3`);
  }
  if (!isWhole && random.chance(0.15)) pairs.push(`${spoiledPart(random)}=${spoiledPart(random)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function spoilPath(path: string, random: Random): string {
  return random.oneOf([
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    path.replace('/', '/%2e%2e/'),
    `${path}%00`,
    `${path}/${spoiledPart(random)}`,
    `${path};a=b`,
    `${path}?`,
    `${path}?${'a=1&'.repeat(1_500)}`,
  ]);
}

/** The next call: of any operation, by any principal, most of them spoiled. */
export function makeCall(
  number: number,
  random: Random,
  operations: readonly Operation[],
  harvest: Harvest,
  principals: number,
): FuzzCall {
  let operation = random.oneOf(operations);
  while (SELDOM.test(operation.path) && !random.chance(SELDOM_SHARE)) operation = random.oneOf(operations);
  const row = random.chance(0.6) ? harvest.rowOf(operation.area, random) : {};
  const isWhole = random.chance(WHOLE);
  const call: FuzzCall = {
    id: `fuzz-call-${number}`,
    // The first principals have the most rights, and reach the most code.
    principal: random.between(0, random.chance(0.6) ? 3 : principals - 1),
    operation: `${operation.method} ${operation.path}`,
    method: operation.method,
    path: operation.path.replace(/\{\w+\}/, () =>
      isWhole || random.chance(0.5)
        ? inAddress(row.key ?? row.id ?? random.between(1, 9))
        : spoiledPart(random),
    ),
    // Failed sign-ins come from separate addresses.
    headers: { 'x-forwarded-for': `10.${random.between(0, 255)}.${random.between(0, 255)}.7` },
    body: null,
  };
  call.path += queryOf(operation, random, isWhole);
  if (operation.body) {
    const whole = random.chance(0.7) && wholeBodies[operation.path]?.(number);
    const body = whole || validValue(operation.body, random, row);
    call.headers['content-type'] = 'application/json';
    call.body = isWhole ? JSON.stringify(body) : spoiledBody(body, random);
  } else if (/upload$|picture$/.test(operation.path)) {
    const { headers, body } = form(random);
    Object.assign(call.headers, headers);
    call.body = body;
  }
  if (!isWhole && random.chance(ASIDE)) call.method = random.oneOf(METHODS);
  if (!isWhole && random.chance(ASIDE)) Object.assign(call.headers, random.oneOf(hostileHeaders));
  if (!isWhole && random.chance(ASIDE)) call.path = spoilPath(call.path, random);
  if (random.chance(0.1)) call.headers['idempotency-key'] ??= `fuzz-key-${random.between(0, 500)}`;
  return call;
}
