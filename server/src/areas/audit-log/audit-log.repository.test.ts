import type { AuditListRequest } from '@backoffice/contract';
import type pg from 'pg';
import type { TestDatabase } from '../../testing/create-test-database';
import { useTestPool } from '../../testing/use-test-pool';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { listAuditEntries } from './audit-log.repository';

const countAnew = `select id >> 14 as block, actor_name, action, subject, count(*)::int as entries, min(at) as first_at, max(at) as last_at
                   from audit_entry group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const start = Date.UTC(2026, 0, 1);
const after = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

let pool: pg.Pool;
let asOwner: TestDatabase['asOwner'];
useTestPool((opened, database) => ([pool, asOwner] = [opened, database.asOwner]));
beforeAll(async () => {
  // Bypasses the chain, which takes one entry at a time, and fills the blocks as the migration does.
  await asOwner(`
    alter table audit_entry disable trigger user;
    insert into audit_entry (id, at, actor_name, subject, subject_id, action, previous_hash, hash, subject_name)
    select n, timestamptz '2026-01-01Z' + n * interval '1 minute',
      case when n % 11 > 0 then 'Clerk-' || n % 7 end,
      (array['merchant', 'channel', 'user'])[1 + n % 3], n % 500,
      case when n = 20000 then 'delete' when n % 13 = 0 then 'sign-in' when n % 17 = 0 then 'call-refused' else (array['update', 'create'])[1 + n % 2] end,
      '', '', case when n % 500 = 77 then 'Sonderbar 100%' else 'Shop ' || n % 500 end
    from generate_series(1, 40000) n;
    insert into audit_block ${countAnew};
    select find_audit_head();
    alter table audit_entry enable trigger user`);
});

/** The requests, each with an equivalent SQL condition. */
const questions: [AuditListRequest, string][] = [
  [{}, 'true'],
  [{ sort: '+id', page: 1639, limit: 10 }, 'true'],
  [{ page: 3999, limit: 10 }, 'true'],
  [{ page: 9999 }, 'true'],
  [{ actor: 'CLERK-3' }, `actor_name = 'Clerk-3'`],
  [{ actor: 'clerk', page: 1500 }, 'actor_name is not null'],
  [{ actor: 'nobody' }, 'false'],
  [{ action: 'delete' }, `action = 'delete'`],
  [
    { subject: 'channel', action: 'update', sort: '+id', page: 200 },
    `subject = 'channel' and action = 'update'`,
  ],
  [{ group: 'sign-ins', page: 40 }, `action = 'sign-in'`],
  [{ group: 'changes', sort: '+id', page: 900 }, `action in ('create', 'update', 'delete')`],
  [{ group: 'changes', action: 'sign-in' }, 'false'],
  [{ group: 'changes', action: 'keys-read' }, 'false'],
  [
    { group: 'changes', actor: 'clerk-4', subject: 'user', from: after(20_100) },
    `action in ('create', 'update') and actor_name = 'Clerk-4' and subject = 'user' and id >= 20100`,
  ],
  [{ group: 'sign-ins', target: 'shop 2' }, `action = 'sign-in' and subject_name like 'Shop 2%'`],
  [{ from: after(16_000) }, `id >= 16000`],
  [{ to: after(16_000), page: 3 }, `id < 16000`],
  [{ from: after(16_380), to: after(16_390) }, 'id between 16380 and 16389'],
  [
    { from: after(100), to: after(39_000), actor: '5', page: 7 },
    `id between 100 and 38999 and actor_name = 'Clerk-5'`,
  ],
  [{ target: 'sonder' }, 'subject_id = 77'],
  [{ target: '0%' }, 'subject_id = 77'],
  [{ target: '77', page: 2 }, `subject_id = 77 or strpos(subject_name, '77') > 0`],
  [
    { target: 'shop 1', actor: 'clerk-2', from: after(30_000), sort: '+id' },
    `id >= 30000 and actor_name = 'Clerk-2' and subject_name like 'Shop 1%'`,
  ],
  [{ target: 'p', page: 10, action: 'create' }, `subject_name like 'Shop%' and action = 'create'`],
  [{ target: 'p', page: 9999 }, `subject_name like 'Shop%'`],
];

test.each(questions)('%j returns the same entries as a full scan', async (request, condition) => {
  const { page = 1, limit = 20, sort = '-id' } = request;
  const answer = await listAuditEntries(pool, { page, limit, sort, ...request });
  const { rows } = await pool.query<{ id: number }>(
    `select id from audit_entry where ${condition} order by id ${sort === '+id' ? 'asc' : 'desc'}`,
  );
  expect(answer.total).toBe(rows.length);
  expect(answer.items.map(({ id }) => id)).toEqual(
    rows.slice((page - 1) * limit, page * limit).map(({ id }) => id),
  );
});

test('the counts of blocks follow the written entries', async () => {
  for (const action of ['create', 'update', 'update'] as const) {
    await insertAuditEntry(pool, { author: null, subject: 'role', subjectId: 1, action, changes: [] });
  }
  const { rows } = await pool.query('select * from audit_block order by 1, 2, 3, 4');
  expect(rows).toEqual((await pool.query(countAnew)).rows);
});
