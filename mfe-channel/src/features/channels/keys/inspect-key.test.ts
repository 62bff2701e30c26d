import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { fingerprintOf } from './fingerprint';
import { inspectKey } from './inspect-key';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const small = generateKeyPairSync('rsa', { modulusLength: 1024 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const edwards = generateKeyPairSync('ed25519');

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'der' });
const oneLine = (der: Buffer) => der.toString('base64');
const rsaSpki = spki(rsa.publicKey);

it.each([
  ['a public key', oneLine(rsaSpki), 'public', 'RSA-2048'],
  ['a private key', oneLine(pkcs8(rsa.privateKey)), 'private', 'RSA-2048'],
  ['a short key', oneLine(spki(small.publicKey)), 'public', 'RSA-1024'],
  ['PKCS #1, public', oneLine(rsa.publicKey.export({ type: 'pkcs1', format: 'der' })), 'public', 'RSA-2048'],
  [
    'PKCS #1, private',
    oneLine(rsa.privateKey.export({ type: 'pkcs1', format: 'der' })),
    'private',
    'RSA-2048',
  ],
  ['a curve, public', oneLine(spki(curve.publicKey)), 'public', 'EC P-256'],
  ['a curve, private', oneLine(pkcs8(curve.privateKey)), 'private', 'EC P-256'],
  ['Ed25519', oneLine(pkcs8(edwards.privateKey)), 'private', 'Ed25519'],
])('detects kind and type of %s', (_case, text, kind, type) => {
  expect(inspectKey(text)).toMatchObject({ kind, type, base64: text });
});

it.each([
  ['PEM', rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  [
    'PEM of Windows',
    rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\r\n'),
  ],
  ['lines of 64', oneLine(pkcs8(rsa.privateKey)).replace(/.{64}/g, '$&\n')],
  ['blanks around it', `\n  ${oneLine(pkcs8(rsa.privateKey))} \t`],
])('converts %s to base64 on one line', (_case, text) => {
  expect(inspectKey(text)).toMatchObject({ kind: 'private', base64: oneLine(pkcs8(rsa.privateKey)) });
});

it.each([
  ['words', 'my secret key'],
  ['base64 of something else', btoa('{"key": "value"}')],
  ['half of a key', oneLine(rsaSpki).slice(0, 200)],
  ['a key with something after it', oneLine(Buffer.concat([rsaSpki, Buffer.from([1])]))],
  [
    'an encrypted key',
    rsa.privateKey
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
      .toString(),
  ],
  ['an empty sequence', btoa('0\0')],
  ['a length without end', oneLine(Buffer.from([0x30, 0x84, 1, 1, 1, 1]))],
  ['nothing', ''],
])('rejects %s as a key', (_case, text) => {
  expect(inspectKey(text)).toBeNull();
});

it('finds the same public half, and so the same fingerprint, in both keys of a pair and in every form', async () => {
  const forms = [
    rsaSpki,
    pkcs8(rsa.privateKey),
    rsa.publicKey.export({ type: 'pkcs1', format: 'der' }),
    rsa.privateKey.export({ type: 'pkcs1', format: 'der' }),
  ];
  const prints = await Promise.all(forms.map((der) => fingerprintOf(inspectKey(oneLine(der))!.publicKey!)));
  const expected = createHash('sha256').update(rsaSpki).digest('hex');
  expect(prints).toEqual([expected, expected, expected, expected]);
});
