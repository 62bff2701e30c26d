import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withPool } from '../../platform/database/create-pool';
import { explainFailure } from '../../platform/database/database-failure';
import { statement } from '../../platform/database/statement';
import { baseBackups } from './pgbackrest';
import { recover, type RecoverOptions } from './recover';

const DRILL = 'drill-';

/** Removes the folders of killed drills. */
export async function removeLeftDrills(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(DRILL));
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}

interface Drill {
  seconds: number;
  oldest: string | null;
  newest: string | null;
  isWhole: boolean;
  summary: string;
  baseBackupAt: string | null;
  rows: number | null;
  entries: number | null;
  keys: number | null;
}

const NOTHING_LOOKED_AT = { baseBackupAt: null, rows: null, entries: null, keys: null };

/** Records a drill; records are kept for a year. */
const noteDrill = statement<never, Drill>(
  'recovery-drill-note',
  `with forgotten as (delete from recovery_drill where ended_at < now() - interval '1 year')
   insert into recovery_drill (seconds, oldest, newest, is_whole, told, base_backup_at, restored_rows, audit_entries, decrypted_keys)
   values (:seconds, :oldest, :newest, :isWhole, :summary, :baseBackupAt, :rows, :entries, :keys)`,
);

/**
 * Restores the newest point into a temporary folder inside `folder`, checks it, and records in the live database the oldest
 * restorable time, the amount of lost writes and the duration.
 *
 * @returns the results in a sentence
 * @throws {Error} with the results, when the drill failed
 */
export async function drill(options: Omit<RecoverOptions, 'until'>): Promise<string> {
  const began = Date.now();
  const folder = await mkdtemp(join(options.folder, DRILL));
  let done: Drill;
  try {
    const bases = await baseBackups();
    const [oldest] = bases;
    const { newest, findings, rows, entries, keys } = await recover({ ...options, folder, until: null });
    const lost = Math.max(0, Math.round((began - newest.getTime()) / 1000));
    const seconds = (Date.now() - began) / 1000;
    done = {
      seconds,
      oldest: oldest?.toISOString() ?? null,
      newest: newest.toISOString(),
      isWhole: true,
      summary: `Restored in ${seconds.toFixed(0)} s. Recoverable since ${oldest?.toISOString()}. The newest restored write was ${lost} s old. ${findings}`,
      baseBackupAt: bases.at(-1)?.toISOString() ?? null,
      rows,
      entries,
      keys,
    };
  } catch (error) {
    const seconds = (Date.now() - began) / 1000;
    done = {
      seconds,
      oldest: null,
      newest: null,
      isWhole: false,
      summary: explainFailure(error),
      ...NOTHING_LOOKED_AT,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await withPool(options.ownerUrl, (pool) => noteDrill.run(pool, done));
  if (!done.isWhole) throw new Error(`The drill failed: ${done.summary}`);
  return done.summary;
}
