import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { kitFolder } from '../kit-folder.mjs';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

let own: Keys;
let other: Keys;
let api: Server;
let backend: ChildProcess;
let address: string;

beforeAll(async () => {
  [own, other] = [await generateKeyPair('EdDSA'), await generateKeyPair('EdDSA')];
  const set = JSON.stringify({ keys: [{ ...(await exportJWK(own.publicKey)), alg: 'EdDSA', kid: '1' }] });
  api = createServer((request, response) => {
    response.writeHead(request.url === '/backends/keys' ? 200 : 404).end(set);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  backend = spawn(process.execPath, [`${kitFolder}/sample-backend/backend.mjs`], {
    env: {
      ...process.env,
      PORT: '0',
      API_ADDRESS: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(backend.stdout!, 'data')) as [Buffer];
  address = `http://127.0.0.1:${/listens on (\d+)/.exec(String(line))![1]}`;
});
afterAll(() => {
  backend.kill();
  api.close();
});

interface Claims {
  issuer?: string;
  audience?: string;
  permissions?: string[];
  until?: string;
}

const claimsOf = ({ permissions = [] }: Claims) => ({ name: 'ada', permissions });
const tokenOf = (claims: Claims = {}, { privateKey } = own) =>
  new SignJWT(claimsOf(claims))
    .setProtectedHeader({ alg: 'EdDSA', kid: '1' })
    .setIssuer(claims.issuer ?? 'backoffice')
    .setAudience(claims.audience ?? 'billing')
    .setSubject('7')
    .setExpirationTime(claims.until ?? '60s')
    .sign(privateKey);
const call = (path: string, token: string, method = 'GET') =>
  fetch(address + path, { method, headers: { 'x-backoffice-identity': token } });

it('the sample backend knows the user by the token', async () => {
  const answer = await call('/bills', await tokenOf());
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ reader: 'ada', bills: [{ id: 1 }, { id: 2 }, { id: 3 }] });
});

it('the sample backend checks its own permission', async () => {
  expect((await call('/bills/1/approve', await tokenOf(), 'POST')).status).toBe(403);
  const approver = await tokenOf({ permissions: ['billing:approve'] });
  expect(await (await call('/bills/1/approve', approver, 'POST')).json()).toMatchObject({
    approvedBy: 'ada',
  });
});

it.each([
  ['no token', async () => ''],
  ['a token of another key', () => tokenOf({}, other)],
  ['a token for another backend', () => tokenOf({ audience: 'payroll' })],
  ['a token of another issuer', () => tokenOf({ issuer: 'elsewhere' })],
  ['an expired token', () => tokenOf({ until: '-1s' })],
  ['a token without a signature', async () => new UnsecuredJWT(claimsOf({})).setAudience('billing').encode()],
])('the sample backend refuses a call with %s', async (_what, token) => {
  expect((await call('/bills', await token())).status).toBe(401);
});
