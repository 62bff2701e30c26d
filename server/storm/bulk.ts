import type { BulkJob } from '@backoffice/contract/bulk';
import { callsAs, signIn } from '../harness/call';
import { until } from '../harness/until';
import { ADMINISTRATOR, startStormInstallation, type StormInstallation } from './installation';
import type { Report } from './report';
import type { Scenario } from './scenario';

/** Rows changed by another user after they were listed. */
const STALE = 100;
/** Rows that are the last active channel of their merchant. */
const LAST_ACTIVE = 50;
/** Rows left when the user loses the right. */
const FORBIDDEN = 200;
/** Rows changed by another user before the undo. */
const TOUCHED = 37;
const KILLS = [0.1, 0.25, 0.45, 0.6, 0.8];
const CLERK = 'bulkclerk';

// Channels 2k - 1 and 2k belong to merchant k; those with even numbers are to be deactivated.
const setUp = (rows: number) => `
  insert into channel_type (code, name, name_zh, name_es, name_ja)
  values ('alipay', 'Alipay', '支付宝', 'Alipay', 'Alipay') on conflict do nothing;
  insert into merchant (id, merchant_name, name_folded, merchant_no, status)
  select id, 'M' || id, 'm' || id, 'M' || id, 'active' from generate_series(1, ${rows}) as id;
  insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
  select id, (id + 1) / 2, 'N' || id, 'alipay', 10,
    case when id % 2 = 1 and id <= ${2 * LAST_ACTIVE} then 'inactive' else 'active' end
  from generate_series(1, ${2 * rows}) as id;
  insert into channel_detail (channel_id, expansion) select id, '{}' from channel;
  insert into role (key, name) values ('bulkclerks', 'Bulk clerks');
  insert into role_grant (role_key, path, action)
  values ('bulkclerks', '/channel/list', 'view'), ('bulkclerks', '/channel/list', 'edit');
  insert into app_user (username, password_hash, role_key)
  select '${CLERK}', password_hash, 'bulkclerks' from app_user where username = '${ADMINISTRATOR.username}'`;

const touched = (ids: string) =>
  `update channel set updated_at = updated_at + interval '1 second' where ${ids}`;

async function play({ check, say }: Report, installation: StormInstallation, size: number) {
  const { ask, killApis, port, withOwner } = installation;
  await ask(setUp(size));
  await ask('analyze');
  const call = callsAs(port, await signIn(port(), { ...ADMINISTRATOR, username: CLERK }));
  const counts = ({ outcomes }: Pick<BulkJob, 'outcomes'>) =>
    Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count]));
  const job = () => call<BulkJob>('GET', '/channel/bulk/job');
  const tried = async () => {
    const [found] = await ask<{ n: number }>(
      `select count(*)::int as n from bulk_row
       where outcome is not null and job_id = (select max(id) from bulk_job where state <> 'previewed')`,
    );
    return found!.n;
  };
  const killAt = async (rows: number) => {
    await until(async () => (await tried()) >= rows);
    await killApis();
  };
  const ended = () => until(async () => (await job()).state !== 'running');

  const rows = await ask<{ id: number; updatedAt: Date }>(
    `select id::int, updated_at as "updatedAt" from channel where id % 2 = 0 order by id`,
  );
  const staleIds = `id % 2 = 0 and id > ${2 * LAST_ACTIVE} and id <= ${2 * (LAST_ACTIVE + STALE)}`;
  await ask(touched(staleIds));

  const preview = await call<{ id: number } & Pick<BulkJob, 'outcomes'>>('POST', '/channel/bulk/preview', {
    command: { status: 'inactive' },
    rows,
  });
  const kept = { 'last-active': LAST_ACTIVE, stale: STALE };
  check('Before', counts(preview), { change: size - LAST_ACTIVE - STALE, ...kept });

  const begun = performance.now();
  await call('POST', '/channel/bulk/start', { id: preview.id });
  for (const share of KILLS) await killAt(share * size);
  const firstForbidden = 2 * (size - FORBIDDEN) + 2;
  await withOwner(async (owner) => {
    await owner.query(`begin; select from channel where id = ${firstForbidden} for update`);
    await until(async () => (await tried()) >= size - FORBIDDEN);
    await ask(`delete from role_grant where role_key = 'bulkclerks' and action = 'edit'`);
    await owner.query('rollback');
  });
  await until(async () => (await ask(`select from bulk_job where state = 'running'`)).length === 0);
  const seconds = (performance.now() - begun) / 1000;
  await ask(`insert into role_grant (role_key, path, action) values ('bulkclerks', '/channel/list', 'edit')`);
  const changed = size - LAST_ACTIVE - STALE - FORBIDDEN;
  check('After', counts(await job()), { change: changed, ...kept, forbidden: FORBIDDEN });
  const written = async () =>
    (
      await ask(`
        select count(*)::int as entries, count(distinct subject_id)::int as channels,
          (select count(*)::int from channel where id % 2 = 0 and status = 'inactive') as off,
          (select count(*)::int from merchant where channel_state = 'none') as dead
        from audit_entry where request_id = (select request_id from bulk_job order by id desc limit 1)`)
    )[0];
  check('Written', await written(), { entries: changed, channels: changed, off: changed, dead: 0 });
  say(`${size} rows in ${seconds.toFixed(0)} s, with ${KILLS.length} kills of both processes.`);

  const some = `select row_id from bulk_row where job_id = ${preview.id} and outcome = 'change' order by row_id limit ${TOUCHED}`;
  await ask(touched(`id in (${some})`));
  await call('POST', '/channel/bulk/undo', { id: preview.id });
  await killAt(size / 2);
  await ended();
  const undone = changed - TOUCHED;
  check('Undone', counts(await job()), { change: undone, stale: TOUCHED });
  check('Left off', await written(), { entries: undone, channels: undone, off: TOUCHED, dead: 0 });
}

/** A clerk deactivates and reactivates many channels while both processes are killed and rows are changed by others. */
export const bulk: Scenario = {
  rows: 10_000,
  play: (report, { rows }) => report.within(startStormInstallation, (started) => play(report, started, rows)),
};
