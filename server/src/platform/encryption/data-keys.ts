import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/transaction';
import {
  findDataKeys,
  hasDataKey,
  hasDataKeys,
  insertDataKey,
  newestRoot,
  rootsInUse,
  type WrappedKey,
} from './data-keys.repository';
import type { RootKey } from './root-keys';

/** The number of texts that one data key encrypts. */
export const TEXTS_OF_A_KEY = 1_000;
/** A key with fewer uses left has its successor made, so that no call waits for the root key. */
const SPARE_BELOW = 200;
/** The number of unwrapped keys in memory: enough for ten million secrets. */
const UNWRAPPED = 10_000;
const KEY_BYTES = 32;
const ID_BYTES = 8;

interface OwnKey {
  id: string;
  key: Buffer;
  left: number;
}

/** The right to encrypt a number of texts with one data key. */
export interface DataKeyUses {
  id: string;
  key: Buffer;
  count: number;
}

/** Reports a root key that is missing or another one. */
class RootKeyError extends Error {
  override name = 'RootKeyError';
}

/** @throws RootKeyError when its root key is not set; Error when the root key does not unwrap it */
export async function unwrapDataKey(
  { id, wrapped, rootId }: WrappedKey,
  roots: readonly RootKey[],
): Promise<Buffer> {
  const root = roots.find((known) => known.id === rootId);
  if (!root)
    throw new RootKeyError(
      roots.length === 0
        ? `Secrets are encrypted under the root key ${rootId}: set ROOT_KEY_FILE to the file that has it.`
        : `Secrets are encrypted under the root key ${rootId}, which ROOT_KEY does not have: add it as a further line.`,
    );
  return root.unwrap(wrapped, id);
}

/**
 * The data keys of this process for encryption, and those of all processes for decryption: docs/decisions/0106.
 */
export class DataKeys {
  private readonly unwrapped = new LRUCache<string, Buffer>({ max: UNWRAPPED });
  private own: OwnKey | null = null;
  private next: Promise<OwnKey> | null = null;
  private isUsed = false;

  /**
   * @param roots the current root key, then former ones, called when the first is needed; null where none is set: then no
   *   data key can be made or unwrapped
   */
  constructor(
    private readonly db: Queryable,
    private readonly roots: (() => Promise<readonly RootKey[]>) | null,
  ) {}

  /** Returns true when this process has a root key and the installation encrypts with data keys. */
  async areUsed(): Promise<boolean> {
    if (!this.roots) return false;
    this.isUsed ||= await hasDataKeys(this.db);
    return this.isUsed;
  }

  /** Takes uses of this process's keys, each of which is in the database. No use is given twice. */
  async take(texts: number): Promise<DataKeyUses[]> {
    const taken: DataKeyUses[] = [];
    for (let missing = texts; missing > 0;) {
      const own = await this.usableKey();
      // Another call may have taken the rest meanwhile.
      const count = Math.min(own.left, missing);
      own.left -= count;
      missing -= count;
      if (count > 0) taken.push({ id: own.id, key: own.key, count });
      if (own.left < SPARE_BELOW) void this.following().catch(() => {});
    }
    return taken;
  }

  /** Unwraps the keys with these ids. @returns an error at the position of each that is missing or cannot be unwrapped */
  async open(ids: ReadonlySet<string>, db = this.db): Promise<ReadonlyMap<string, Buffer | Error>> {
    const opened = new Map<string, Buffer | Error>();
    const missing: string[] = [];
    for (const id of ids) {
      const key = this.unwrapped.get(id);
      if (key) opened.set(id, key);
      else missing.push(id);
    }
    if (missing.length === 0) return opened;
    for (const id of missing) opened.set(id, new Error(`The data key ${id} is missing.`));
    for (const row of await findDataKeys(db, { ids: missing })) {
      try {
        const key = await unwrapDataKey(row, await this.rootKeys());
        this.unwrapped.set(row.id, key);
        opened.set(row.id, key);
      } catch (error) {
        opened.set(row.id, error as Error);
      }
    }
    return opened;
  }

  /** @throws RootKeyError in words when a root key in use is missing, or does not unwrap its newest data key */
  async ensureRoots(): Promise<void> {
    const roots = await this.rootKeys();
    for (const newest of await rootsInUse(this.db)) {
      await unwrapDataKey(newest, roots).catch((cause: unknown) => {
        if (cause instanceof RootKeyError) throw cause;
        const sentence = `The root key ${newest.rootId} does not unwrap the data key ${newest.id}: the key or the row was changed.`;
        throw new RootKeyError(sentence, { cause });
      });
    }
  }

  private async rootKeys(): Promise<readonly RootKey[]> {
    return this.roots ? this.roots() : [];
  }

  private async usableKey(): Promise<OwnKey> {
    for (;;) {
      const { own } = this;
      // A restore or a failover may have lost the key: what it encrypts could never be read again.
      if (own && own.left > 0 && (await hasDataKey(this.db, { id: own.id }))) return own;
      const following = await this.following();
      if (this.own === own) {
        this.own = following;
        this.next = null;
      }
    }
  }

  /** Returns the key after the present one, made once for all that wait. */
  private async following(): Promise<OwnKey> {
    const next = (this.next ??= this.make());
    try {
      return await next;
    } catch (error) {
      if (this.next === next) this.next = null;
      throw error;
    }
  }

  private async make(): Promise<OwnKey> {
    const id = randomBytes(ID_BYTES).toString('hex');
    const key = randomBytes(KEY_BYTES);
    const root = await this.rootOfNext();
    const wrapped = await root.wrap(key, id);
    if (!key.equals(await root.unwrap(wrapped, id)))
      throw new RootKeyError(`The root key ${root.id} does not unwrap what it has wrapped.`);
    await insertDataKey(this.db, { id, wrapped, rootId: root.id });
    this.isUsed = true;
    this.unwrapped.set(id, key);
    return { id, key, left: TEXTS_OF_A_KEY };
  }

  /** The root key of the newest data key: a new root key is first known to all processes, then used by `cli rotate-root`. */
  private async rootOfNext(): Promise<RootKey> {
    const roots = await this.rootKeys();
    const newest = await newestRoot(this.db);
    const root = roots.find(({ id }) => id === newest?.rootId) ?? roots[0];
    if (!root) throw new RootKeyError('No root key is set: set ROOT_KEY_FILE.');
    return root;
  }
}
