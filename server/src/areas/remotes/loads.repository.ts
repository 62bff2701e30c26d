import type { LoadReport } from '@backoffice/contract';
import type pg from 'pg';
import type { Queryable } from '../../platform/database/transaction';
import type { LoadCount } from './is-clearly-worse';

/** Reports of releases that nobody has published are left out. */
export async function insertLoads(
  db: Queryable,
  userId: number,
  loads: readonly LoadReport[],
): Promise<void> {
  await db.query(
    `insert into remote_load (remote, release, user_id, phase, ms, is_failure, error)
     select load.remote, load.release, $1, phase, ms, outcome = 'failed', error
     from jsonb_to_recordset($2) load (remote text, release text, phase text, ms integer, outcome text, error text)
     join release on release.remote = load.remote and release.release = load.release`,
    [userId, JSON.stringify(loads)],
  );
}

export async function countLoads(
  db: Queryable,
  { remote, release, since }: { remote: string; release: string; since: Date },
): Promise<LoadCount> {
  const { rows } = await db.query<LoadCount>(
    `select count(*) as loads, count(*) filter (where is_failure) as failures
     from remote_load where remote = $1 and release = $2 and at >= $3`,
    [remote, release, since],
  );
  return rows[0] ?? { loads: 0, failures: 0 };
}

export async function removeOldLoads(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from remote_load where at < now() - interval '7 days'`);
}
