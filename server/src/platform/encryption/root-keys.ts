import { createHash } from 'node:crypto';
import { seal, unseal } from './sealing';

/** The length of a root key's id. */
export const ROOT_ID_DIGITS = 16;

/** A key that wraps data keys and encrypts nothing else. */
export interface RootKey {
  /** Derived from the key: the same wherever the key is kept. */
  id: string;
  wrap(dataKey: Buffer, dataKeyId: string): Promise<Buffer>;
  /** @throws Error when the bytes were changed, or wrapped as another data key */
  unwrap(wrapped: Buffer, dataKeyId: string): Promise<Buffer>;
}

/** Returns the associated data that binds a wrapped key to its row. */
export const wrappingContext = (dataKeyId: string) => `data_key.wrapped:${dataKeyId}`;

/** @param base64 32 bytes, as in the file of `ROOT_KEY_FILE` */
export function fileRootKey(base64: string): RootKey {
  const key = Buffer.from(base64, 'base64');
  return {
    id: createHash('sha256').update('root key id').update(key).digest('hex').slice(0, ROOT_ID_DIGITS),
    wrap: async (dataKey, dataKeyId) => seal(dataKey, key, wrappingContext(dataKeyId)),
    unwrap: async (wrapped, dataKeyId) => unseal(wrapped, key, wrappingContext(dataKeyId)),
  };
}
