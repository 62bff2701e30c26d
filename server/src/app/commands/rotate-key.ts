import type pg from 'pg';
import { withPool } from '../../platform/database/create-pool';
import { createKeyring, type Keyring } from '../../platform/encryption/keyring';
import {
  nextSealedRows,
  replaceSealed,
  type SealedColumn,
} from '../../platform/encryption/sealed-columns.repository';
import { sealedColumns } from '../sealed-columns';
import { parseSettings } from '../../platform/settings/settings';

const ROWS_AT_ONCE = 500;

async function rotateColumn(pool: pg.Pool, keyring: Keyring, column: SealedColumn): Promise<number> {
  let changed = 0;
  for (let after = 0; ;) {
    const rows = await nextSealedRows(pool, column, after, ROWS_AT_ONCE);
    const last = rows.at(-1);
    if (!last) return changed;
    after = last.id;
    const changes = rows
      .filter(({ sealed }) => !keyring.isCurrent(sealed))
      .map(({ id, sealed }) => {
        const context = column.contextOf(id);
        return { id, sealed, next: keyring.encrypt(keyring.decrypt(sealed, context), context) };
      });
    if (changes.length > 0) changed += await replaceSealed(pool, column, changes);
  }
}

/**
 * `cli rotate-key`: encrypts with KEY_ENCRYPTION_KEY everything that is still encrypted with one of FORMER_KEY_ENCRYPTION_KEYS,
 * while the product runs. Can be interrupted and repeated.
 */
export async function rotateKey(_args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const settings = parseSettings(env);
  const keyring = createKeyring(settings.keyEncryptionKey, settings.formerKeyEncryptionKeys);
  let changed = 0;
  await withPool(
    settings.ownerUrl,
    async (pool) => {
      for (const column of sealedColumns) changed += await rotateColumn(pool, keyring, column);
    },
    { statementWithinMs: 0 },
  );
  return `Encrypted ${changed} private keys with the current key. Run the command again until it says 0, then remove the former keys.`;
}
