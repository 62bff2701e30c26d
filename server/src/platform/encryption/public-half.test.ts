import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { publicKeyOf } from './public-half';

test.each([1024, 2048, 3072])('the public half of %i bits equals that of OpenSSL', (modulusLength) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  const half = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  expect(publicKeyOf(der.toString('base64'))).toBe(half.toString('base64'));
  expect(() => publicKeyOf(der.subarray(0, 200).toString('base64'))).toThrow('truncated');
});
