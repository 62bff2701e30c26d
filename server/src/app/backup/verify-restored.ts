import type pg from 'pg';
import { checkChain } from '../../platform/audit/audit.repository';
import { openKeyring } from '../../platform/encryption/open-keyring';
import { lastSealedId, nextSealedRows } from '../../platform/encryption/sealed-columns.repository';
import type { KeySettings } from '../../platform/settings/key-settings';
import { sealedColumns } from '../sealed-columns';
import { BackupError } from './backup-file';

/** The number of evenly spaced samples of each column of secrets. */
const SAMPLES = 100;
const KEYS_OF_A_SAMPLE = 10;

async function refuseMissingRows(db: pg.ClientBase, counts: ReadonlyMap<string, number>): Promise<void> {
  for (const [table, rows] of counts) {
    const found = await db.query<{ rows: number }>(`select count(*) as rows from "${table}"`);
    if (found.rows[0]?.rows !== rows)
      throw new BackupError(
        `${table} has ${found.rows[0]?.rows} rows instead of ${rows}. Nothing was changed.`,
      );
  }
}

async function tryKeys(db: pg.ClientBase, settings: KeySettings): Promise<number> {
  const keyring = openKeyring(settings, db);
  let tried = 0;
  for (const column of sealedColumns) {
    const last = await lastSealedId(db, column);
    let after = 0;
    for (let sample = 0; sample < SAMPLES; sample++) {
      after = Math.max(after, Math.floor((sample * last) / SAMPLES));
      for (const { id, sealed } of await nextSealedRows(db, column, after, KEYS_OF_A_SAMPLE)) {
        try {
          await keyring.decrypt(sealed, column.contextOf(id));
        } catch (cause) {
          const setting = sealed.startsWith('v2.') ? 'ROOT_KEY' : 'KEY_ENCRYPTION_KEY';
          throw new BackupError(
            `${setting} does not decrypt the private keys of this backup (${column.table} ${id}): set the key that the backup was created with. Nothing was changed.`,
            { cause },
          );
        }
        after = id;
        tried++;
      }
    }
  }
  return tried;
}

/**
 * Checks the audit log's chain and, with keys, some private keys of a restored database.
 *
 * @returns the numbers of checked entries and keys (`keys` null: none were checked), and a clause that reports them
 * @throws {BackupError} with the problem
 */
export async function tryRestored(
  db: pg.ClientBase,
  given: KeySettings | null,
): Promise<{ entries: number; keys: number | null; summary: string }> {
  const { entries, brokenAt } = await checkChain(db);
  if (brokenAt !== null)
    throw new BackupError(
      `The audit log was tampered with before this backup was created: entry ${brokenAt} does not match its hash. Nothing was changed.`,
    );
  const keys = given && (await tryKeys(db, given));
  const ofKeys =
    keys === null
      ? 'the private keys were not checked, as neither ROOT_KEY nor KEY_ENCRYPTION_KEY is set'
      : `${keys} private keys were decrypted`;
  return { entries, keys, summary: `the audit log is whole (${entries} entries), ${ofKeys}` };
}

/**
 * Compares a restored database with the backup: rows of each table, the audit log's chain and private keys.
 *
 * @returns the results, in a sentence
 * @throws {BackupError} with the problem
 */
export async function verifyRestored(
  db: pg.ClientBase,
  counts: ReadonlyMap<string, number>,
  given: KeySettings | null,
): Promise<string> {
  await refuseMissingRows(db, counts);
  const { summary } = await tryRestored(db, given);
  return `All tables have their rows, ${summary}.`;
}
