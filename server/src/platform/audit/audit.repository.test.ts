import type pg from 'pg';
import { createPool } from '../database/create-pool';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { type AuditEntry, checkChain, insertAuditEntry, listHistory } from './audit.repository';

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const entry = (subjectId: number): AuditEntry => ({
  author: { userId: 7, username: 'wang', requestId: 'r-1' },
  subject: 'merchant',
  subjectId,
  action: 'update',
  changes: [{ field: 'status', from: 'active', to: 'inactive' }],
});

async function write(
  subjectId: number,
  outcome: 'commit' | 'rollback' = 'commit',
  reason?: string,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await insertAuditEntry(client, { ...entry(subjectId), reason });
    await client.query(outcome);
  } finally {
    client.release();
  }
}

/** Runs a statement with the rights of the owner. */
async function forge(statement: string): Promise<void> {
  await database.asOwner(
    `alter table audit_entry disable trigger user; ${statement}; alter table audit_entry enable trigger user`,
  );
}

test('the history of a row is listed, latest first', async () => {
  await write(1);
  await write(2);
  await write(1);
  const { items, total } = await listHistory(
    pool,
    { subject: 'merchant', subjectId: 1 },
    { page: 1, limit: 20 },
  );
  expect(total).toBe(2);
  expect(items.map(({ id }) => id)).toEqual([3, 1]);
  expect(items[0]).toMatchObject({ actor: 'wang', action: 'update', changes: entry(1).changes });
  const pastTheEnd = await listHistory(pool, { subject: 'merchant', subjectId: 1 }, { page: 9, limit: 20 });
  expect(pastTheEnd).toEqual({ items: [], total: 2 });
});

test('a reason is stored, and an empty one counts as none', async () => {
  await write(1, 'commit', 'The fee was a slip of the pen');
  await write(1, 'commit', '');
  await write(1);
  const { items } = await listHistory(pool, { subject: 'merchant', subjectId: 1 }, { page: 1, limit: 20 });
  expect(items.map(({ reason }) => reason)).toEqual([null, null, 'The fee was a slip of the pen']);
  expect(await checkChain(pool)).toMatchObject({ entries: 3, brokenAt: null });
});

test('an entry names the process that wrote it, and the process is in the hash', async () => {
  await write(1);
  const { rows } = await pool.query<{ process: string }>('select process from audit_entry');
  expect(rows).toEqual([{ process: expect.stringMatching(/^\S+ [0-9a-f]{16} \S+$/) as string }]);
  await forge(`update audit_entry set process = 'another'`);
  expect(await checkChain(pool)).toMatchObject({ brokenAt: 1 });
});

test('concurrent entries form one chain without gaps, even when some are rolled back', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => write(n + 1, n % 4 === 0 ? 'rollback' : 'commit')));
  const { head, ...state } = await checkChain(pool);
  expect(state).toEqual({ entries: 30, last: 30, brokenAt: null, removed: null });
  expect(head).toMatch(/^[0-9a-f]{64}$/);
});

test.each([`update audit_entry set actor_name = 'li'`, 'delete from audit_entry', 'truncate audit_entry'])(
  'even the owner cannot: %s',
  async (statement) => {
    await write(1);
    await expect(database.asOwner(statement)).rejects.toThrow('The audit log takes inserts only.');
  },
);

test.each([
  ['changed', `update audit_entry set actor_name = 'li' where id = 3`, 3],
  ['removed', 'delete from audit_entry where id = 3', 4],
  ['removed at the beginning', 'delete from audit_entry where id = 1', 2],
  [
    'changed with a hash that fits',
    `update audit_entry a set changes = '[]', hash = audit_entry_hash(row(a.id, a.at, a.actor_id, a.actor_name, a.subject,
       a.subject_id, a.action, '[]'::jsonb, a.request_id, a.previous_hash, a.hash, a.subject_name, a.reason, a.process, a.hash_version, a.ticket)::audit_entry) where id = 3`,
    4,
  ],
  ['given another process', `update audit_entry set process = 'another' where id = 3`, 3],
  ['hashed in the former way', 'update audit_entry set hash_version = null where id = 3', 3],
  [
    'hashed in an unknown way',
    `update audit_entry a set hash_version = 9, hash = coalesce(audit_entry_hash(row(a.id, a.at, a.actor_id, a.actor_name, a.subject,
       a.subject_id, a.action, a.changes, a.request_id, a.previous_hash, a.hash, a.subject_name, a.reason, a.process, 9, a.ticket)::audit_entry), '')
     where id = 5`,
    5,
  ],
  ['given a reason', `update audit_entry set reason = 'because' where id = 3`, 3],
  ['given another reason', `update audit_entry set reason = 'because' where id = 2`, 2],
  ['robbed of its reason', `update audit_entry set reason = null where id = 2`, 2],
  ['named by its reason', `update audit_entry set subject_name = reason, reason = null where id = 2`, 2],
  [
    'slipped in',
    `insert into audit_entry select 6, at, actor_id, actor_name, subject, subject_id, action, changes, request_id, hash, hash
     from audit_entry where id = 5`,
    6,
  ],
])('an entry that was %s is detected', async (_how, statement, brokenAt) => {
  for (const id of [1, 2, 3, 4, 5]) await write(id, 'commit', id === 2 ? 'A slip of the pen' : undefined);
  await forge(statement);
  expect(await checkChain(pool)).toMatchObject({ brokenAt });
});
