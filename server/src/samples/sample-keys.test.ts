import { createPrivateKey, sign, verify, createPublicKey } from 'node:crypto';
import { keyFingerprint } from '../platform/encryption/key-fingerprint';
import { sampleCurveKeyPair, sampleKeyPair } from './sample-keys';

test('sample keys are valid RSA keys, and differ for hundreds of samples', async () => {
  const pairs = Array.from({ length: 700 }, (_, index) => sampleKeyPair(index));
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(700);
  const { privateKey, publicKey } = sampleKeyPair(779);
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const open = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const text = Buffer.from('a sample');
  expect(verify('sha256', text, open, sign('sha256', text, key))).toBe(true);
  expect(key.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(2047);
});

test('sample keys of a curve are valid pairs, the same at every run', () => {
  const { privateKey, publicKey, fingerprint } = sampleCurveKeyPair('up 1');
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  expect(key.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  expect(createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')).toBe(publicKey);
  expect([privateKey, publicKey].map(keyFingerprint)).toEqual([fingerprint, fingerprint]);
  expect(sampleCurveKeyPair('up 1').privateKey).toBe(privateKey);
  expect(sampleCurveKeyPair('down 1').privateKey).not.toBe(privateKey);
});
