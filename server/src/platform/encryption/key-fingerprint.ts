import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

const PEM = /-----BEGIN /;

function firstThatParses(attempts: readonly (() => KeyObject)[]): KeyObject | null {
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch {
      // Not in this format.
    }
  }
  return null;
}

/** Returns a private key in any of its formats; null for other texts. */
export function parsePrivateKey(text: string): KeyObject | null {
  if (PEM.test(text)) return firstThatParses([() => createPrivateKey(text)]);
  const key = Buffer.from(text, 'base64');
  return firstThatParses(
    (['pkcs8', 'pkcs1', 'sec1'] as const).map((type) => () => createPrivateKey({ key, format: 'der', type })),
  );
}

/** Returns a public key in any of its formats; null for other texts. */
export function parsePublicKey(text: string): KeyObject | null {
  if (PEM.test(text)) return firstThatParses([() => createPublicKey(text)]);
  const key = Buffer.from(text, 'base64');
  return firstThatParses(
    (['spki', 'pkcs1'] as const).map((type) => () => createPublicKey({ key, format: 'der', type })),
  );
}

/** Returns true when the text is a private key or claims to be one: it must not be stored as a public key. */
export function isPrivateKey(text: string): boolean {
  return /PRIVATE KEY-----/.test(text) || parsePrivateKey(text) !== null;
}

/**
 * Returns the SHA-256 of the key's public half as DER (SubjectPublicKeyInfo), so that both keys of a pair have the same.
 *
 * @param text PEM, or DER in base64: PKCS#8, PKCS#1 or SEC 1 for a private key, SPKI or PKCS#1 for a public one
 * @returns null when the text is not a key
 */
export function keyFingerprint(text: string): Buffer | null {
  const privateKey = parsePrivateKey(text);
  const publicKey = privateKey ? createPublicKey(privateKey) : parsePublicKey(text);
  if (!publicKey) return null;
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest();
}
