import { screens } from '@backoffice/contract';
import type { BulkCommand } from '@backoffice/contract/bulk-values';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createPool } from '../database/create-pool';
import { statement } from '../database/statement';
import { createLogger } from '../observing/create-logger';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { auditedWrites } from '../write/audited-writes';
import { type BulkArea, rowStatements, type Target } from './bulk-area';
import { addPreview, addUndo, cancelJob, findOutcomes, startJob } from './bulk-jobs.repository';
import { workOnNext } from './work-on-jobs';

const SUBJECT = 'merchant';
const DEACTIVATE: BulkCommand = { status: 'inactive' };

interface Shop {
  id: number;
  name: string;
  status: string;
  updatedAt: string;
}

const FIELDS = 'id, merchant_name as name, status, updated_at as "updatedAt"';
const lockShop = statement<Shop, { id: number }>(
  'test-lock-shop',
  `select ${FIELDS} from merchant where id = :id for update`,
).oneOrNone;
const updateShop = statement<Shop, { id: number; status: string }>(
  'test-update-shop',
  `update merchant set status = :status, updated_at = updated_at + interval '1 second' where id = :id returning ${FIELDS}`,
).one;
const rows = rowStatements({
  table: 'merchant',
  name: 't.merchant_name',
  fields: `json_build_object('status', t.status)`,
});

let database: TestDatabase;
let pool: pg.Pool;
let ids: Record<string, number>;
const lines: string[] = [];
const log: FastifyBaseLogger = createLogger('error', { write: (line: string) => void lines.push(line) });
const notices: { userId: number; changed: number; others: number }[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ withDemoData: true });
  pool = createPool(database.url);
  const { rows: users } = await pool.query<{ id: number; username: string }>(
    'select id, username from app_user',
  );
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  lines.length = 0;
  notices.length = 0;
  await database.asOwner(`
    truncate merchant, bulk_job cascade;
    update app_user set status = 'active';
    insert into merchant (id, merchant_name, name_folded, merchant_no, status)
    select id, 'M' || id, 'm' || id, 'M' || id, 'active' from generate_series(1, 30) as id`);
});

type Step = (id: number) => Promise<void> | void;

/** @param steps run in the transaction of a row: before its check, and after its write */
function areaOf(on: pg.Pool, steps: { before?: Step; after?: Step } = {}): BulkArea<never> {
  const writes = auditedWrites<Shop>(on, {
    subject: SUBJECT,
    find: () => Promise.resolve(null),
    lock: (transaction, id) => lockShop(transaction, { id }),
    snapshot: ({ name, status }) => ({ name, status }),
  });
  return {
    subject: SUBJECT,
    permission: 'merchants:edit',
    paths: {} as BulkArea<never>['paths'],
    find: () => Promise.reject(new Error('A job reads its rows, not the filter.')),
    rows,
    change: ({ author, by, updatedAt, check, targetFor, alongside }) =>
      writes.change({
        author,
        by,
        updatedAt,
        async check(transaction) {
          await steps.before?.(by);
          await check(transaction);
        },
        async write(transaction, { status }) {
          const after = await updateShop(transaction, {
            id: by,
            ...(targetFor({ status }) as Pick<Shop, 'status'>),
          });
          await steps.after?.(by);
          return after;
        },
        alongside: (transaction, before, after) =>
          alongside(transaction, { before: statusOf(before), after: statusOf(after) }, after.updatedAt),
      }),
    notifyDone: async (_db, userId, { values }) => void notices.push({ userId, ...values }),
  };
}
const statusOf = ({ status }: Shop): Target => ({ status });

const idsTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

async function start(username: string, rowIds: readonly number[]): Promise<number> {
  const owner = { userId: ids[username]!, subject: SUBJECT };
  const { id } = await addPreview(pool, { ...owner, command: JSON.stringify(DEACTIVATE) });
  await rows.keep(pool, { jobId: id, ids: [...rowIds], versions: rowIds.map(() => null) });
  const given = {
    takesLastActive: false,
    approvedBy: null,
    requestId: `request ${id}`,
    reason: null,
    ticket: null,
  };
  await startJob(pool, { ...owner, id, ...given });
  return id;
}
const work = (
  area = areaOf(pool),
  { on = pool, isEnding = () => false }: { on?: pg.Pool; isEnding?: () => boolean } = {},
) => workOnNext(on, area, { log, isEnding });

/** Returns the ids of the rows by their outcome. */
async function outcomesOf(jobId: number): Promise<Record<string, number[]>> {
  const byOutcome: Record<string, number[]> = {};
  for (const { outcome, id } of await findOutcomes(pool, { jobId })) (byOutcome[outcome] ??= []).push(id);
  return byOutcome;
}
async function stateOf(jobId: number): Promise<string> {
  const { rows: jobs } = await pool.query<{ state: string }>('select state from bulk_job where id = $1', [
    jobId,
  ]);
  return jobs[0]!.state;
}
/** Returns how often each row of a job was written, by the audit log. */
async function writesOf(jobId: number): Promise<Record<string, number>> {
  const { rows: written } = await pool.query<{ id: number; count: number }>(
    `select subject_id as id, count(*) from audit_entry where request_id = $1 group by 1 order by 1`,
    [`request ${jobId}`],
  );
  return Object.fromEntries(written.map(({ id, count }) => [id, count]));
}
const onceEach = (rowIds: readonly number[]) => Object.fromEntries(rowIds.map((id) => [id, 1]));

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const wait = () => {
    arrive();
    return opened;
  };
  return { arrived, open, wait };
}

/** A worker of a process of its own, stopped at row 3 by `step`. */
async function stoppedWorker(step: 'before' | 'after') {
  const own = createPool(database.url);
  const held = gate();
  const area = areaOf(own, { [step]: (id: number) => (id === 3 ? held.wait() : undefined) });
  const ended = work(area, { on: own }).catch((error: unknown) => error);
  await held.arrived;
  return {
    /** Ends the connections of the process, as the end of the process does. */
    async die(which = `backend_type = 'client backend'`) {
      await database.asOwner(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%' and ${which}`,
      );
    },
    async resume() {
      held.open();
      await ended;
    },
    async stop() {
      held.open();
      await ended;
      await own.end();
    },
  };
}

test('a job is continued by another process when one dies within a row, and each row is written once', async () => {
  const id = await start('editor', idsTo(6));
  const dying = await stoppedWorker('after');
  await dying.die();
  while (await work());
  await dying.stop();
  expect(await stateOf(id)).toBe('done');
  expect(await writesOf(id)).toEqual(onceEach(idsTo(6)));
});

test('a process that has lost its job but works on writes no row again', async () => {
  const id = await start('editor', idsTo(6));
  const slow = await stoppedWorker('before');
  // The connection that holds the job; row 3 is locked by another.
  await slow.die(`query like '%bulk_row%'`);
  const other = work();
  await slow.resume();
  await other;
  await slow.stop();
  expect(await writesOf(id)).toEqual(onceEach(idsTo(6)));
});

test('a job is claimed by one process at a time', async () => {
  await start('editor', idsTo(6));
  const first = await stoppedWorker('before');
  expect(await work()).toBe(false);
  await first.stop();
});

test('a process that is about to stop changes no further row, and the job goes on in another', async () => {
  const id = await start('editor', idsTo(5));
  let isEnding = false;
  const area = areaOf(pool, { after: (row) => void (isEnding = row === 2) });
  await work(area, { isEnding: () => isEnding });
  expect(await outcomesOf(id)).toEqual({ change: [1, 2] });
  await work();
  expect(await outcomesOf(id)).toEqual({ change: idsTo(5) });
});

test('a long job lets the job of another user have its turn', async () => {
  const long = await start('editor', idsTo(25));
  const short = await start('admin', idsTo(26, 26));
  await work();
  await work();
  expect([await stateOf(long), await stateOf(short)]).toEqual(['running', 'done']);
});

test('a cancelled job changes no further row', async () => {
  const id = await start('editor', idsTo(25));
  await work();
  await cancelJob(pool, { id, userId: ids.editor!, subject: SUBJECT });
  expect(await work()).toBe(false);
  expect(await writesOf(id)).toEqual(onceEach(idsTo(20)));
});

test.each([
  ['is deactivated', `update app_user set status = 'inactive' where username = 'editor'`, `select`],
  [
    'loses the permission',
    `delete from role_grant where role_key = 'editor' and path = '${screens.merchants}' and action = 'edit'`,
    `insert into role_grant (role_key, path, action) values ('editor', '${screens.merchants}', 'edit')`,
  ],
])('a job changes no further row after its user %s', async (_case, lose, giveBack) => {
  const id = await start('editor', idsTo(5));
  await work(areaOf(pool, { before: (row) => (row === 3 ? database.asOwner(lose) : undefined) }));
  await database.asOwner(giveBack);
  expect(await outcomesOf(id)).toEqual({ change: [1, 2], forbidden: [3, 4, 5] });
});

test('an undo keeps the rows that were changed since, by name', async () => {
  const id = await start('editor', idsTo(3));
  await work();
  await database.asOwner(`update merchant set updated_at = updated_at + interval '1 second' where id = 2`);
  const undo = (await addUndo(pool, {
    id,
    userId: ids.editor!,
    subject: SUBJECT,
    requestId: 'undo',
    reason: null,
    ticket: null,
  }))!;
  await work();
  expect(await findOutcomes(pool, { jobId: undo.id })).toMatchObject([
    { outcome: 'change', id: 1, after: { status: 'active' } },
    { outcome: 'change', id: 3, after: { status: 'active' } },
    { outcome: 'stale', id: 2, name: 'M2' },
  ]);
});

test('a row that cannot be changed is logged and does not stop the job', async () => {
  const id = await start('editor', idsTo(3));
  const fail = () => {
    throw new Error('The row has a fault.');
  };
  await work(areaOf(pool, { after: (row) => (row === 2 ? fail() : undefined) }));
  expect(await outcomesOf(id)).toEqual({ change: [1, 3], failed: [2] });
  expect(lines.join('')).toContain('The row has a fault.');
});

test('a row that is caught in a deadlock is tried again', async () => {
  const id = await start('editor', idsTo(3));
  let attempts = 0;
  const deadlock = () => {
    attempts += 1;
    if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  };
  await work(areaOf(pool, { after: (row) => (row === 2 ? deadlock() : undefined) }));
  expect(await outcomesOf(id)).toEqual({ change: [1, 2, 3] });
});

test('the user is notified of the end of a job that no page polls', async () => {
  await start('editor', idsTo(2));
  await start('admin', idsTo(2));
  await database.asOwner(
    `update bulk_job set watched_at = now() - interval '1 minute' where user_id = ${ids.admin!}`,
  );
  while (await work());
  expect(notices).toEqual([{ userId: ids.admin, changed: 0, others: 2 }]);
});
