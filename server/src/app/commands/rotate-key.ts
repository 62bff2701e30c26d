import type pg from 'pg';
import { withPool } from '../../platform/database/create-pool';
import type { Keyring } from '../../platform/encryption/keyring';
import { openKeyring } from '../../platform/encryption/open-keyring';
import {
  nextSealedRows,
  replaceSealed,
  type SealedColumn,
} from '../../platform/encryption/sealed-columns.repository';
import { sealedColumns } from '../sealed-columns';
import { hasRoot, type KeySettings } from '../../platform/settings/key-settings';
import { parseSettings } from '../../platform/settings/settings';

const ROWS_AT_ONCE = 500;

/** The keyring that encrypts, and another that reads the results with what the database has. */
interface Rings {
  keyring: Keyring;
  witness: Keyring;
}

async function rotateColumn(
  pool: pg.Pool,
  { keyring, witness }: Rings,
  column: SealedColumn,
): Promise<number> {
  let changed = 0;
  for (let after = 0; ;) {
    const rows = await nextSealedRows(pool, column, after, ROWS_AT_ONCE);
    const last = rows.at(-1);
    if (!last) return changed;
    after = last.id;
    const old = rows.filter(({ sealed }) => !keyring.isCurrent(sealed));
    if (old.length === 0) continue;
    const { decrypt } = await keyring.opener(old.map(({ sealed }) => sealed));
    const { encrypt } = await keyring.sealer(old.length);
    const changes = old.map(({ id, sealed }) => {
      const context = column.contextOf(id);
      const plain = decrypt(sealed, context);
      return { id, sealed, context, plain, next: encrypt(plain, context) };
    });
    const written = await witness.opener(changes.map(({ next }) => next));
    for (const { id, context, plain, next } of changes)
      if (written.decrypt(next, context) !== plain)
        throw new Error(`${column.table} ${id} cannot be read with its new key. It was not changed.`);
    changed += await replaceSealed(pool, column, changes);
  }
}

/** Encrypts all secrets with the key of the settings: with data keys when there is a root key. @returns how many */
export async function rotateSecrets(pool: pg.Pool, settings: KeySettings): Promise<number> {
  const { keyEncryptionKey: key, formerKeyEncryptionKeys: former } = settings;
  const target = hasRoot(settings)
    ? { ...settings, keyEncryptionKey: undefined, formerKeyEncryptionKeys: key ? [key, ...former] : former }
    : settings;
  const rings = { keyring: openKeyring(target, pool), witness: openKeyring(target, pool) };
  let changed = 0;
  for (const column of sealedColumns) changed += await rotateColumn(pool, rings, column);
  return changed;
}

/**
 * `cli rotate-key`: encrypts with data keys, or without a root key with KEY_ENCRYPTION_KEY, everything that is still encrypted
 * with an earlier key, while the product runs. Each secret is replaced only after its new form was read. Can be interrupted and
 * repeated.
 */
export async function rotateKey(_args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const settings = parseSettings(env);
  const changed = await withPool(settings.ownerUrl, (pool) => rotateSecrets(pool, settings), {
    statementWithinMs: 0,
  });
  return `Encrypted ${changed} private keys with the current key. Run the command again until it says 0, then remove the former keys.`;
}
