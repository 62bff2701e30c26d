import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { checkKeyReads } from '../../platform/key-reads/key-reads.repository';
import type { KeySettings } from '../../platform/settings/key-settings';
import { withLongConnection } from '../../platform/database/long-connection';
import { statement } from '../../platform/database/statement';
import { backedUpTables } from '../backup/database-lines';
import { stopRestoredWebhooks } from '../../areas/webhooks/webhooks.repository';
import { tryRestored } from '../backup/verify-restored';
import { baseBackups, RecoveryError } from './pgbackrest';
import { ensureEmpty, restoreFiles, withRestoredServer } from './restored-server';

/** A restored and verified database. */
export interface Recovered {
  /** The time of the last write; that of the base backup's end when nothing was written since. */
  newest: Date;
  rows: number;
  /** The number of audit entries, whose chain is intact. */
  entries: number;
  /** The number of decrypted private keys; null when none were checked. */
  keys: number | null;
  /** The results of the checks, in a sentence. */
  findings: string;
}

const lastReplayed = statement<{ at: string | null }>(
  'recovery-newest',
  'select pg_last_xact_replay_timestamp() as at',
).one;

async function countRows(db: pg.ClientBase): Promise<{ tables: number; rows: number }> {
  const tables = await backedUpTables(db);
  let rows = 0;
  for (const table of tables) {
    const counted = await db.query<{ rows: number }>(`select count(*) as rows from "${table}"`);
    rows += counted.rows[0]?.rows ?? 0;
  }
  return { tables: tables.length, rows };
}

async function verify(db: pg.Client, { until, keys: given }: RecoverOptions): Promise<Recovered> {
  const { at } = await lastReplayed(db);
  const base = (await baseBackups()).findLast((made) => !until || made < until);
  const { tables, rows } = await countRows(db);
  const { entries, keys, summary } = await tryRestored(db, given);
  const { brokenAt } = await checkKeyReads(db);
  if (brokenAt !== null)
    throw new RecoveryError(
      `The log of key reads was tampered with: line ${brokenAt} does not match its hash.`,
    );
  return {
    newest: at === null ? base! : new Date(at),
    rows,
    entries,
    keys,
    findings: `All ${rows} rows of ${tables} tables were counted, ${summary}.`,
  };
}

export interface RecoverOptions {
  /** Null restores the newest state. */
  until: Date | null;
  /** A new folder for the files of the database. */
  folder: string;
  /** Contains the names of user and database. */
  ownerUrl: string;
  /** Null skips the check of private keys. */
  keys: KeySettings | null;
  say: (sentence: string) => void;
}

/**
 * Restores the archived database into a new folder, checks it, and removes temporary rights, because some were revoked since, and
 * deactivates webhooks.
 * After a failure the folder is removed.
 *
 * @throws {RecoveryError} or {BackupError} with the problem
 */
export async function recover(options: RecoverOptions): Promise<Recovered> {
  const { until, folder, ownerUrl, say } = options;
  await ensureEmpty(folder);
  try {
    say('Restoring the base backup …');
    await restoreFiles(folder, until);
    say('Replaying the write-ahead log …');
    return await withRestoredServer(folder, ownerUrl, (url) =>
      withLongConnection(url, 'backoffice-recovery', async (db) => {
        say('Checking the restored data …');
        const recovered = await verify(db, options);
        await db.query('delete from session; delete from oidc_attempt; delete from upload_token');
        await stopRestoredWebhooks(db);
        return recovered;
      }),
    );
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
