import { setTimeout as pause } from 'node:timers/promises';
import type { BulkJob } from '@backoffice/contract/bulk';
import { isDeepStrictEqual } from 'node:util';
import { ADMINISTRATOR, type Installation, startInstallation } from './installation';

const ROWS = 10_000;
/** Changed by somebody else after they were seen. */
const STALE = 100;
/** The last active channel of their merchant. */
const LAST_ACTIVE = 50;
/** Left when the user loses the right. */
const FORBIDDEN = 200;
/** Changed by somebody else before the undo. */
const TOUCHED = 37;
const KILLS = [0.1, 0.25, 0.45, 0.6, 0.8];
const LOOK_EVERY_MS = 200;
const CLERK = 'bulkclerk';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

// Channel 2k - 1 and 2k are of merchant k; those with even numbers are to be switched off.
const SETUP = `
  insert into channel_type (code, name, name_zh, name_es, name_ja)
  values ('alipay', 'Alipay', '支付宝', 'Alipay', 'Alipay') on conflict do nothing;
  insert into merchant (id, merchant_name, name_folded, merchant_no, status)
  select id, 'M' || id, 'm' || id, 'M' || id, 'active' from generate_series(1, ${ROWS}) as id;
  insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
  select id, (id + 1) / 2, 'N' || id, 'alipay', 10,
    case when id % 2 = 1 and id <= ${2 * LAST_ACTIVE} then 'inactive' else 'active' end
  from generate_series(1, ${2 * ROWS}) as id;
  insert into channel_detail (channel_id, expansion) select id, '{}' from channel;
  insert into role (key, name) values ('bulkclerks', 'Bulk clerks');
  insert into role_grant (role_key, path, action)
  values ('bulkclerks', '/channel/list', 'view'), ('bulkclerks', '/channel/list', 'edit');
  insert into app_user (username, password_hash, role_key)
  select '${CLERK}', password_hash, 'bulkclerks' from app_user where username = '${ADMINISTRATOR.username}'`;

const touched = (ids: string) =>
  `update channel set updated_at = updated_at + interval '1 second' where ${ids}`;

async function run({ apis, database }: Installation): Promise<string[]> {
  const problems: string[] = [];
  const check = (what: string, found: unknown, expected: unknown) => {
    if (isDeepStrictEqual(found, expected)) say(`${what}: ${JSON.stringify(found)}`);
    else problems.push(`${what}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
  };
  const ask = <T extends object>(sql: string) =>
    database.withOwner(async (owner) => (await owner.query<T>(sql)).rows);
  let token = '';
  const call = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    const port = apis.map((api) => api.port()).find((one) => one !== null)!;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code, data } = (await answer.json()) as { code: number | string; data: T };
    if (answer.status !== 200) throw new Error(`${method} ${path} was answered ${answer.status} ${code}.`);
    return data;
  };
  const counts = ({ outcomes }: Pick<BulkJob, 'outcomes'>) =>
    Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count]));
  const job = () => call<BulkJob>('GET', '/channel/bulk/job');
  const tried = async () =>
    Number(
      (
        await ask<{ n: string }>(`select count(*) as n from bulk_row
      where outcome is not null and job_id = (select max(id) from bulk_job where state <> 'previewed')`)
      )[0]!.n,
    );
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await pause(LOOK_EVERY_MS);
  };
  const killAt = async (rows: number) => {
    await until(async () => (await tried()) >= rows);
    await Promise.all(apis.map((api) => api.end('SIGKILL')));
    await Promise.all(apis.map((api) => api.start()));
  };
  const ended = () => until(async () => (await job()).state !== 'running');

  await ask(SETUP);
  await ask('analyze');
  const signIn = { username: CLERK, password: ADMINISTRATOR.password };
  ({ token } = await call<{ token: string }>('POST', '/auth/login', signIn));
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
  check('Before', counts(preview), { change: ROWS - LAST_ACTIVE - STALE, ...kept });

  const begun = performance.now();
  await call('POST', '/channel/bulk/start', { id: preview.id });
  for (const share of KILLS) await killAt(share * ROWS);
  const firstForbidden = 2 * (ROWS - FORBIDDEN) + 2;
  await database.withOwner(async (owner) => {
    await owner.query(`begin; select from channel where id = ${firstForbidden} for update`);
    await until(async () => (await tried()) >= ROWS - FORBIDDEN);
    await ask(`delete from role_grant where role_key = 'bulkclerks' and action = 'edit'`);
    await owner.query('rollback');
  });
  await until(async () => (await ask(`select from bulk_job where state = 'running'`)).length === 0);
  const seconds = (performance.now() - begun) / 1000;
  await ask(`insert into role_grant (role_key, path, action) values ('bulkclerks', '/channel/list', 'edit')`);
  const changed = ROWS - LAST_ACTIVE - STALE - FORBIDDEN;
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
  say(`${ROWS} rows in ${seconds.toFixed(0)} s, with ${KILLS.length} kills of both processes.`);

  await ask(
    touched(`id in (
    select row_id from bulk_row where job_id = ${preview.id} and outcome = 'change' order by row_id limit ${TOUCHED}
  )`),
  );
  await call('POST', '/channel/bulk/undo', { id: preview.id });
  await killAt(ROWS / 2);
  await ended();
  check('Undone', counts(await job()), { change: changed - TOUCHED, stale: TOUCHED });
  check('Left off', await written(), {
    entries: changed - TOUCHED,
    channels: changed - TOUCHED,
    off: TOUCHED,
    dead: 0,
  });
  return problems;
}

const installation = await startInstallation();
let problems = [`See ${installation.folder}.`];
try {
  problems = await run(installation);
  say(problems.length === 0 ? 'Nothing is broken.' : problems.join('\n'));
} finally {
  await installation.remove(problems.length > 0);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
