import type { LoadReport } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

export interface LoadCount {
  loads: number;
  failures: number;
}

const insert = statement<never, { userId: number; loads: string }>(
  'remote-load-insert',
  `insert into remote_load (remote, release, user_id, phase, ms, is_failure, error)
   select load.remote, load.release, :userId, phase, ms, outcome = 'failed', error
   from jsonb_to_recordset(:loads) load (remote text, release text, phase text, ms integer, outcome text, error text)
   join release on release.remote = load.remote and release.release = load.release`,
);

/** Reports of releases that nobody has published are left out. */
export async function insertLoads(
  db: Queryable,
  userId: number,
  loads: readonly LoadReport[],
): Promise<void> {
  await insert.run(db, { userId, loads: JSON.stringify(loads) });
}

export const countLoads = statement<LoadCount, { remote: string; release: string; since: string }>(
  'remote-load-count',
  `select count(*) as loads, count(*) filter (where is_failure) as failures
   from remote_load where remote = :remote and release = :release and at >= :since`,
).one;

export const removeOldLoads = statement(
  'remote-load-remove-old',
  `delete from remote_load where at < now() - interval '7 days'`,
).run;
