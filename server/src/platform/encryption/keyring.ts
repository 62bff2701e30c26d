import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

function keyOf(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  const id = createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, 8);
  return { bytes, prefix: `${VERSION}.${id}.` };
}

/** Encrypts secrets at rest. */
export type Keyring = ReturnType<typeof createKeyring>;

/**
 * Creates the keyring of a process.
 *
 * @param keyBase64 32 bytes, as in `KEY_ENCRYPTION_KEY`; the key for encryption
 * @param former earlier keys, for decryption of stored texts
 */
export function createKeyring(keyBase64: string, former: readonly string[] = []) {
  const current = keyOf(keyBase64);
  const keys = [current, ...former.map(keyOf)];
  const keyFor = (sealed: string) => {
    const key = keys.find(({ prefix }) => sealed.startsWith(prefix));
    if (!key) {
      throw new Error('A secret was encrypted with a different KEY_ENCRYPTION_KEY.');
    }
    return key;
  };
  const seal = (plain: Buffer, associatedData: string): Buffer => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, current.bytes, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(associatedData));
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  const open = (sealed: Buffer, key: Buffer, associatedData: string): Buffer => {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(associatedData));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    // Throws when anything was changed.
    decipher.final();
    return plain;
  };
  return {
    /**
     * @param plain the secret
     * @param associatedData names the table, column and row of the text: it cannot be decrypted for another
     * @returns `v1.<key id>.<base64>`; the key's id allows several keys at the same time
     */
    encrypt: (plain: string, associatedData: string): string =>
      current.prefix + seal(Buffer.from(plain), associatedData).toString('base64'),
    /** @throws Error when the text was changed, belongs to another row or was encrypted with another key */
    decrypt(sealed: string, associatedData: string): string {
      const { bytes, prefix } = keyFor(sealed);
      return open(Buffer.from(sealed.slice(prefix.length), 'base64'), bytes, associatedData).toString();
    },
    /** Encrypts bytes: `v1.<key id>.` followed by the encrypted bytes. */
    encryptBytes: (plain: Buffer, associatedData: string): Buffer =>
      Buffer.concat([Buffer.from(current.prefix), seal(plain, associatedData)]),
    /** @throws Error as `decrypt` does */
    decryptBytes(sealed: Buffer, associatedData: string): Buffer {
      const { bytes, prefix } = keyFor(sealed.subarray(0, current.prefix.length).toString('latin1'));
      return open(sealed.subarray(prefix.length), bytes, associatedData);
    },
    /** Returns true when the text was encrypted with the current key. */
    isCurrent: (sealed: string) => sealed.startsWith(current.prefix),
  };
}

/**
 * Returns the SHA-256 of a text, for tables that must recognise tokens, keys and typed names without storing them. Too fast for
 * passwords, which `PasswordHasher` hashes.
 */
export function hashOf(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}
