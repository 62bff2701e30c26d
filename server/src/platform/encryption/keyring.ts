import { createHash } from 'node:crypto';
import type { Queryable } from '../database/transaction';
import type { DataKeys } from './data-keys';
import { seal, unseal } from './sealing';

/** `v1.<id of the key-encryption key>.` or `v2.<id of the data key>.`, before the encrypted bytes. */
const PREFIX = /^(?:v1\.[0-9a-f]{8}|v2\.[0-9a-f]{16})\./;
const MAX_PREFIX = 20;
const DATA_KEY = 'v2.';

const prefixOf = (sealed: string) => PREFIX.exec(sealed)?.[0] ?? '';
const dataKeyOf = (prefix: string) =>
  prefix.startsWith(DATA_KEY) ? prefix.slice(DATA_KEY.length, -1) : null;

function keyOf(base64: string) {
  const key = Buffer.from(base64, 'base64');
  const id = createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);
  return { key, prefix: `v1.${id}.` };
}

/** Encrypts as many texts as it was made for. */
export interface Sealer {
  /**
   * @param plain the secret
   * @param associatedData names the table, column and row of the text: it cannot be decrypted for another
   * @returns `v2.<data key>.<base64>`, or `v1.<key>.<base64>` before `cli rotate-key` has converted an older installation
   */
  encrypt(plain: string, associatedData: string): string;
}

/** Decrypts the texts that it was made for. */
export interface Opener {
  /** @throws Error when the text was changed, belongs to another row or was encrypted with another key */
  decrypt(sealed: string, associatedData: string): string;
}

/** Encrypts secrets at rest. */
export type Keyring = ReturnType<typeof createKeyring>;

/**
 * Creates a keyring. It encrypts with data keys once the installation has some, and at once where there is no `keyBase64`.
 *
 * @param keyBase64 32 bytes, as in `KEY_ENCRYPTION_KEY`: the key of installations without data keys
 * @param former earlier such keys, for decryption of stored texts
 */
export function createKeyring(
  keyBase64: string | undefined,
  former: readonly string[] = [],
  dataKeys: DataKeys | null = null,
) {
  const current = keyBase64 === undefined ? null : keyOf(keyBase64);
  const keys = [...(current ? [current] : []), ...former.map(keyOf)];

  async function sealing(texts: number) {
    const isEnveloped = dataKeys && texts > 0 && (!current || (await dataKeys.areUsed()));
    const taken = isEnveloped ? await dataKeys.take(texts) : [];
    const uses = taken.map(({ id, key, count }) => ({ prefix: `${DATA_KEY}${id}.`, key, count }));
    if (!isEnveloped && current) uses.push({ ...current, count: texts });
    return (plain: Buffer, associatedData: string) => {
      while (uses[0]?.count === 0) uses.shift();
      const [use] = uses;
      if (!use) throw new Error('More texts were to be encrypted than keys were taken for.');
      use.count -= 1;
      return { prefix: use.prefix, sealed: seal(plain, use.key, associatedData) };
    };
  }

  async function opening(prefixes: Iterable<string>, db?: Queryable) {
    const ids = new Set<string>();
    for (const prefix of prefixes) {
      const id = dataKeyOf(prefix);
      if (id !== null) ids.add(id);
    }
    const opened = ids.size > 0 ? await dataKeys?.open(ids, db) : undefined;
    return (prefix: string): Buffer => {
      const id = dataKeyOf(prefix);
      const key = id === null ? keys.find((known) => known.prefix === prefix)?.key : opened?.get(id);
      if (key instanceof Error) throw key;
      if (key) return key;
      throw new Error(
        id === null
          ? 'A secret was encrypted with a different KEY_ENCRYPTION_KEY.'
          : `A secret was encrypted with the data key ${id}, which was not opened.`,
      );
    };
  }

  async function sealer(texts = 1): Promise<Sealer> {
    const sealOne = await sealing(texts);
    return {
      encrypt(plain, associatedData) {
        const { prefix, sealed } = sealOne(Buffer.from(plain), associatedData);
        return prefix + sealed.toString('base64');
      },
    };
  }

  async function opener(texts: Iterable<string | null | undefined>, db?: Queryable): Promise<Opener> {
    const prefixes = new Set<string>();
    for (const text of texts) if (text) prefixes.add(prefixOf(text));
    const keyFor = await opening(prefixes, db);
    return {
      decrypt(sealed, associatedData) {
        const prefix = prefixOf(sealed);
        const bytes = Buffer.from(sealed.slice(prefix.length), 'base64');
        return unseal(bytes, keyFor(prefix), associatedData).toString();
      },
    };
  }

  return {
    /** @param texts how many will be encrypted; taken before a transaction begins, because it may have to make a data key */
    sealer,
    /** @param db the transaction of the rows, where one is open */
    opener,
    async encrypt(plain: string, associatedData: string): Promise<string> {
      return (await sealer()).encrypt(plain, associatedData);
    },
    async decrypt(sealed: string, associatedData: string): Promise<string> {
      return (await opener([sealed])).decrypt(sealed, associatedData);
    },
    /** Encrypts bytes: the prefix of a text, followed by the encrypted bytes. */
    async encryptBytes(plain: Buffer, associatedData: string): Promise<Buffer> {
      const { prefix, sealed } = (await sealing(1))(plain, associatedData);
      return Buffer.concat([Buffer.from(prefix), sealed]);
    },
    /** @throws Error as `decrypt` does */
    async decryptBytes(sealed: Buffer, associatedData: string): Promise<Buffer> {
      const prefix = prefixOf(sealed.subarray(0, MAX_PREFIX).toString('latin1'));
      const keyFor = await opening([prefix]);
      return unseal(sealed.subarray(prefix.length), keyFor(prefix), associatedData);
    },
    /** Returns true when the text needs no conversion: encrypted with a data key, or with the key of `keyBase64`. */
    isCurrent: (sealed: string) => sealed.startsWith(current?.prefix ?? DATA_KEY),
    /** @throws RootKeyError in words when a root key that data keys need is missing or another one */
    ensureRoots: async () => dataKeys?.ensureRoots(),
  };
}

/**
 * Returns the SHA-256 of a text, for tables that must recognise tokens, keys and typed names without storing them. Too fast for
 * passwords, which `PasswordHasher` hashes.
 */
export function hashOf(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}
