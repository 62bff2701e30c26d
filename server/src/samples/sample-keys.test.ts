import { createPrivateKey, sign, verify, createPublicKey } from 'node:crypto';
import { sampleKeyPair } from './sample-keys';

test('sample keys are valid RSA keys, and differ for hundreds of samples', async () => {
  const pairs = Array.from({ length: 700 }, (_, index) => sampleKeyPair(index));
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(700);
  const { privateKey, publicKey } = sampleKeyPair(-1);
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const open = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const text = Buffer.from('a sample');
  expect(verify('sha256', text, open, sign('sha256', text, key))).toBe(true);
  expect(key.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(2047);
}, 60_000);
