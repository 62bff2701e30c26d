import { statement } from '../../../platform/database/statement';

export interface LoadCount {
  loads: number;
  failures: number;
}

/** Reports of releases that nobody has published are left out. */
export const insertLoads = statement<never, { userId: number; loads: string }>(
  'remote-load-insert',
  `insert into remote_load (remote, release, user_id, phase, ms, is_failure, error)
   select load.remote, load.release, :userId, phase, ms, outcome = 'failed', error
   from jsonb_to_recordset(:loads) load (remote text, release text, phase text, ms integer, outcome text, error text)
   join release on release.remote = load.remote and release.release = load.release`,
).run;

export const countLoads = statement<LoadCount, { remote: string; release: string; since: string }>(
  'remote-load-count',
  `select count(*) as loads, count(*) filter (where is_failure) as failures
   from remote_load where remote = :remote and release = :release and at >= :since`,
).one;

export const removeOldLoads = statement(
  'remote-load-remove-old',
  `delete from remote_load where at < now() - interval '7 days'`,
).run;
