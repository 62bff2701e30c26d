import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withPool } from '../../platform/database/create-pool';
import { explainFailure } from '../../platform/database/database-failure';
import { statement } from '../../platform/database/statement';
import { baseBackups } from './pgbackrest';
import { recover, type RecoverOptions } from './recover';

const DRILL = 'drill-';

/** Of drills that were killed. */
export async function removeLeftDrills(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(DRILL));
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}

interface Drill {
  seconds: number;
  oldest: string | null;
  newest: string | null;
  isWhole: boolean;
  told: string;
  baseBackupAt: string | null;
  rows: number | null;
  entries: number | null;
  keys: number | null;
}

const NOTHING_LOOKED_AT = { baseBackupAt: null, rows: null, entries: null, keys: null };

/** Notes a drill, and forgets those of more than a year ago. */
const noteDrill = statement<never, Drill>(
  'recovery-drill-note',
  `with forgotten as (delete from recovery_drill where ended_at < now() - interval '1 year')
   insert into recovery_drill (seconds, oldest, newest, is_whole, told, base_backup_at, restored_rows, audit_entries, decrypted_keys)
   values (:seconds, :oldest, :newest, :isWhole, :told, :baseBackupAt, :rows, :entries, :keys)`,
);

/**
 * Restores the newest point into a throw-away folder inside of `folder`, tries it, and notes in the living database how far back one could have gone,
 * how much would have been lost, and how long it took.
 *
 * @returns the same in a sentence
 * @throws {Error} the same, where it failed
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
      told: `Restored in ${seconds.toFixed(0)} s. Recoverable since ${oldest?.toISOString()}. The newest restored write was ${lost} s old. ${findings}`,
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
      told: explainFailure(error),
      ...NOTHING_LOOKED_AT,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await withPool(options.ownerUrl, (pool) => noteDrill.run(pool, done));
  if (!done.isWhole) throw new Error(`The drill failed: ${done.told}`);
  return done.told;
}
