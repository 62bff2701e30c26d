import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/** Encrypts secrets at rest. */
export interface Keyring {
  /**
   * @param plain what to keep secret
   * @param associatedData names the place where the text belongs (table, column and row): elsewhere it can't be read
   * @returns `v1.<key id>.<base64>`; the key's id allows a later key to stand beside this one
   */
  encrypt(plain: string, associatedData: string): string;
  /** @throws Error when the text was changed, belongs to another row or was encrypted with another key */
  decrypt(sealed: string, associatedData: string): string;
}

/** @param keyBase64 32 bytes, as in `KEY_ENCRYPTION_KEY` */
export function createKeyring(keyBase64: string): Keyring {
  const key = Buffer.from(keyBase64, 'base64');
  const keyId = createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);
  const prefix = `${VERSION}.${keyId}.`;
  return {
    encrypt(plain, associatedData) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(associatedData));
      const sealed = Buffer.concat([
        nonce,
        cipher.update(plain, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return prefix + sealed.toString('base64');
    },
    decrypt(sealed, associatedData) {
      if (!sealed.startsWith(prefix)) {
        throw new Error('A secret was encrypted with another KEY_ENCRYPTION_KEY than the one that is set.');
      }
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(associatedData));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
  };
}
