import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { isPrivateKey, keyFingerprint } from './key-fingerprint';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const fingerprintOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();

const privateTexts: [string, string][] = [
  ['PKCS#8 on one line', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
  ['PKCS#1 on one line', privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64')],
  ['PEM, PKCS#8', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ['PEM, PKCS#1', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
];
const publicTexts: [string, string][] = [
  ['SPKI on one line', publicKey.export({ type: 'spki', format: 'der' }).toString('base64')],
  ['PKCS#1 on one line', publicKey.export({ type: 'pkcs1', format: 'der' }).toString('base64')],
  ['PEM, SPKI', publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  ['PEM, PKCS#1', publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
];

test.each([...privateTexts, ...publicTexts])(
  'both keys of a pair have the same fingerprint: %s',
  (_form, text) => {
    expect(keyFingerprint(text)).toEqual(fingerprintOf(publicKey));
  },
);

test('lines and blanks do not matter, and other kinds of keys have a fingerprint, too', () => {
  const lines = privateTexts[0]![1].replaceAll(/(.{64})/g, '$1\r\n  ');
  expect(keyFingerprint(lines)).toEqual(fingerprintOf(publicKey));
  for (const type of ['pkcs8', 'sec1'] as const) {
    const text = ec.privateKey.export({ type, format: 'der' }).toString('base64');
    expect(keyFingerprint(text)).toEqual(fingerprintOf(ec.publicKey));
  }
});

test.each([
  '',
  'not a key',
  '{"a":1}',
  'MIIB',
  '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----',
  '密钥',
])('a text that is not a key has no fingerprint: %j', (text) => {
  expect(keyFingerprint(text)).toBeNull();
  expect(isPrivateKey(text)).toBe(false);
});

test('distinguishes private keys from public ones, even unreadable ones', () => {
  for (const [, text] of privateTexts) expect(isPrivateKey(text)).toBe(true);
  for (const [, text] of publicTexts) expect(isPrivateKey(text)).toBe(false);
  const locked = privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' });
  expect(isPrivateKey(locked.toString())).toBe(true);
  expect(keyFingerprint(locked.toString())).toBeNull();
});
