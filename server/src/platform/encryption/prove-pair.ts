import { createPublicKey, randomBytes, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { parsePrivateKey, parsePublicKey } from './key-fingerprint';

const PROOF_BYTES = 32;
const signInThread = promisify(sign);

/** Returns true when the public key verifies what the private key signs; false for keys that cannot sign. */
export async function provePair(keys: { publicKey: string; privateKey: string }): Promise<boolean> {
  const privateKey = parsePrivateKey(keys.privateKey);
  const publicKey = parsePublicKey(keys.publicKey);
  if (!privateKey || !publicKey) return false;
  const bytes = randomBytes(PROOF_BYTES);
  try {
    // Without a name, each kind of key uses its own digest.
    return verify(null, bytes, publicKey, await signInThread(null, bytes, privateKey));
  } catch {
    return false;
  }
}

/** Returns the public half of a private key of any kind: SubjectPublicKeyInfo, base64 on one line; empty for other texts. */
export function publicHalfOf(privateKey: string): string {
  const key = parsePrivateKey(privateKey);
  return key ? createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64') : '';
}
