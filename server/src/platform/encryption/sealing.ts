import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts bytes: nonce, encrypted bytes, tag. The associated data is authenticated and not part of the result. */
export function seal(plain: Buffer, key: Buffer, associatedData: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associatedData));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when the bytes were changed, or encrypted with another key or associated data */
export function unseal(sealed: Buffer, key: Buffer, associatedData: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(associatedData));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  // Throws when anything was changed.
  decipher.final();
  return plain;
}
