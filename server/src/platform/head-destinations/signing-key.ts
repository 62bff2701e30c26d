import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The key that signs the heads of the audit log. */
export interface SigningKey {
  /** The first 16 hexadecimal digits of the SHA-256 of the public key (SPKI, DER). */
  id: string;
  publicPem: string;
  /** Returns the Ed25519 signature of a text, in base64. */
  sign(text: string): string;
}

const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;
const PKCS8_BYTES = 48;

function privateKeyOf(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPrivateKey(text);
  const der = BASE64.test(text) ? Buffer.from(text, 'base64') : null;
  if (der?.length === PKCS8_BYTES) return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return createPrivateKey(readFileSync(text, 'utf8'));
}

/**
 * Reads an Ed25519 private key in PKCS#8.
 *
 * @param text PEM, base64 of DER, or the path of a PEM file
 * @throws Error when it is none of these
 */
export function readSigningKey(text: string): SigningKey {
  const key = privateKeyOf(text.trim());
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key.');
  const publicKey = createPublicKey(key);
  const der = publicKey.export({ format: 'der', type: 'spki' });
  return {
    id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    publicPem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    sign: (signed) => sign(null, Buffer.from(signed), key).toString('base64'),
  };
}
