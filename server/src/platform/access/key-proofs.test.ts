import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type BrowserKey, type Forgery, makeBrowserKey } from '../../testing/session-key.fixture';
import { KeyProofs } from './key-proofs';

const call = { method: 'POST', path: '/merchant/list', token: 'bound-token' };
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.round(Date.now() / 1000);
const claims = () => ({
  htm: call.method,
  htu: call.path,
  jti: randomBytes(16).toString('base64url'),
  iat: now(),
  ath: createHash('sha256').update(call.token).digest('base64url'),
});

let key: BrowserKey;
let proofs: KeyProofs;
beforeAll(async () => {
  key = await makeBrowserKey();
});
beforeEach(() => {
  proofs = new KeyProofs();
});

const forge = (forged: Forgery) => key.proof(call.method, call.path, call.token, forged);
const jwkOf = (proof: string) =>
  (JSON.parse(Buffer.from(proof.split('.')[0]!, 'base64url').toString()) as { jwk: { x: string } }).jwk;

test('a right proof is accepted once, and names its key', async () => {
  const proof = await forge({});
  const accepted = await proofs.check(proof, call);
  expect(accepted?.thumbprint).toBe(key.thumbprint);
  // Two calls at once: only one of them is answered.
  const again = await proofs.check(proof, call);
  expect([proofs.use(accepted!), proofs.use(again!)]).toEqual([true, false]);
  expect(await proofs.check(proof, call)).toBeNull();
});

test('a proof of the key is accepted after its key is known, and for a path with other escapes', async () => {
  proofs.use((await proofs.check(await forge({}), call))!);
  expect((await proofs.check(await forge({}), call))?.thumbprint).toBe(key.thumbprint);
  const escaped = await key.proof('GET', '/role/a%20b', null);
  expect(await proofs.check(escaped, { method: 'GET', path: '/role/a b', token: null })).not.toBeNull();
});

test.each<[string, boolean, Forgery]>([
  ['no change', true, {}],
  ['a time 50 s ago', true, { claims: { iat: now() - 50 } }],
  ['a time 90 s ago', false, { claims: { iat: now() - 90 } }],
  ['a time in 90 s', false, { claims: { iat: now() + 90 } }],
  ['a time that is a text', false, { claims: { iat: String(now()) } }],
  ['no time', false, { claims: { iat: undefined } }],
  ['another method', false, { claims: { htm: 'PUT' } }],
  ['a method in lower case', false, { claims: { htm: 'post' } }],
  ['another path', false, { claims: { htu: '/merchant/listed' } }],
  ['a path that cannot be decoded', false, { claims: { htu: '/%' } }],
  ['no id', false, { claims: { jti: undefined } }],
  ['a short id', false, { claims: { jti: 'short' } }],
  ['an id that is a number', false, { claims: { jti: 1234567890123456 } }],
  ['no token', false, { claims: { ath: undefined } }],
  ['another token', false, { claims: { ath: createHash('sha256').update('other').digest('base64url') } }],
  ['the token itself', false, { claims: { ath: call.token } }],
  ['another type', false, { header: { typ: 'JWT' } }],
  ['no type', false, { header: { typ: undefined } }],
  ['no key', false, { header: { jwk: undefined } }],
  ['an expiry that has passed', false, { claims: { exp: now() - 1000 } }],
])('a proof with %s: accepted %s', async (_what, isAccepted, forged) => {
  expect((await proofs.check(await forge(forged), call)) !== null).toBe(isAccepted);
});

test('a proof is refused whose key is not a public key on P-256', async () => {
  const jwk = jwkOf(await forge({}));
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const own = await exportJWK(privateKey);
  const off = { ...(await exportJWK(publicKey)), y: (await exportJWK(publicKey)).x };
  const p384 = await generateKeyPair('ES384', { extractable: true });
  const rsa = await generateKeyPair('RS256', { extractable: true });
  const signWith = async (alg: string, signer: Parameters<SignJWT['sign']>[0], header: object) =>
    new SignJWT(claims()).setProtectedHeader({ alg, typ: 'dpop+jwt', ...header }).sign(signer);
  const refused = {
    'another key than it names': await signWith('ES256', privateKey, { jwk }),
    'its private half': await signWith('ES256', privateKey, { jwk: own }),
    'a point that is not on the curve': await signWith('ES256', privateKey, { jwk: off }),
    'the wrong curve': await signWith('ES384', p384.privateKey, { jwk: await exportJWK(p384.publicKey) }),
    'an RSA key': await signWith('RS256', rsa.privateKey, { jwk: await exportJWK(rsa.publicKey) }),
    'further members': await signWith('ES256', privateKey, {
      jwk: { ...(await exportJWK(publicKey)), alg: 'ES256' },
    }),
  };
  for (const [what, proof] of Object.entries(refused))
    expect([what, await proofs.check(proof, call)]).toEqual([what, null]);
  const right = await signWith('ES256', privateKey, { jwk: await exportJWK(publicKey) });
  expect(await proofs.check(right, call)).not.toBeNull();
});

test('a text that is no signed proof is refused', async () => {
  const proof = await forge({});
  const [header = '', payload = '', signature = ''] = proof.split('.');
  const jwk = jwkOf(proof);
  const unsigned = (alg: string) => `${base64url({ alg, typ: 'dpop+jwt', jwk })}.${payload}.`;
  const signed = `${base64url({ alg: 'HS256', typ: 'dpop+jwt', jwk })}.${payload}`;
  const mac = createHmac('sha256', JSON.stringify(jwk)).update(signed).digest('base64url');
  const wrong: unknown[] = [
    undefined,
    '',
    [proof, proof],
    `${proof}, ${proof}`,
    unsigned('none'),
    unsigned('ES256'),
    `${signed}.${mac}`,
    `${header}.${base64url({ ...claims(), htu: '/x' })}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -2)}`,
    `${header}..${signature}`,
    'a.b.c',
    `${base64url([])}.${payload}.${signature}`,
    `${header}.${'A'.repeat(100_000)}.${signature}`,
  ];
  for (const text of wrong) expect([text, await proofs.check(text, call)]).toEqual([text, null]);
});
