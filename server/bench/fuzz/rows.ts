import { createHash } from 'node:crypto';
import type pg from 'pg';
import { checkChain } from '../../src/platform/audit/audit.repository';
import { stateOfDatabase } from '../../src/platform/access/state-of-database.fixture';
import type { Principal } from './principals';

// Tables that refused calls write on purpose: call budgets, wrong passwords, the last use of a deploy key.
const COUNTED_FOR_REFUSED = ['call_budget', 'password_check', 'deploy_key'];
const REFUSAL_ACTIONS = ['call-refused', 'sign-in-refused'];

const OF_JOBS = [
  'api_minute',
  'api_process',
  'catch_up',
  'export_job',
  'export_part',
  'merchant_finding',
  'article_finding',
  'notification',
  'policy_violation',
];

/**
 * Whether a table is also written by background jobs: exports, findings, notifications about both, and figures and reports that
 * are collected for a minute.
 */
export const isWrittenByJobs = (table: string | undefined): boolean => OF_JOBS.includes(table ?? '');

/** A fingerprint of each table, which changes when a row changes that no refused call may write. */
export async function stateOf(owner: pg.Client): Promise<string[]> {
  return (await stateOfDatabase(owner, COUNTED_FOR_REFUSED)).split(' ');
}

/** Entries of the audit log by the call that wrote them, without those about refusals. */
export async function writingCalls(owner: pg.Client): Promise<Set<string>> {
  const { rows } = await owner.query<{ id: string }>(
    `select distinct request_id as id from audit_entry where request_id like 'fuzz-%' and action <> all($1)`,
    [REFUSAL_ACTIONS],
  );
  return new Set(rows.map(({ id }) => id));
}

/** @returns the id of the first broken entry; null if the audit log is intact */
export async function brokenEntry(owner: pg.Client): Promise<number | null> {
  return (await checkChain(owner)).brokenAt;
}

/** The number of rows by table, without empty tables. */
export async function rowCounts(owner: pg.Client): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ name: string; rows: number }>(
    `select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as rows
     from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}

const REVIVE_USER = `
  update app_user set (username, status, role_key, password_hash, must_change_password) = ($2, 'active', $3, $4, false)
  where id = $1 and (username, status, role_key, password_hash, must_change_password) is distinct from ($2, 'active', $3, $4, false)`;
const REVIVE_SESSION = `
  insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '12 hours') on conflict do nothing`;

/**
 * Some calls end sessions or accounts of the principals.
 *
 * @returns a function that restores all of them to their present state
 */
export async function reviver(owner: pg.Client, principals: readonly Principal[]) {
  const users = principals.flatMap(({ username, headers }) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    return username === null ? [] : [{ username, tokenHash: createHash('sha256').update(token).digest() }];
  });
  const known: { values: unknown[]; tokenHash: Buffer }[] = [];
  for (const { username, tokenHash } of users) {
    const { rows } = await owner.query<Record<string, unknown>>(
      'select id, username, role_key, password_hash from app_user where username = $1',
      [username],
    );
    known.push({ values: Object.values(rows[0]!), tokenHash });
  }
  return async (): Promise<void> => {
    for (const { values, tokenHash } of known) {
      await owner.query(REVIVE_USER, values);
      await owner.query(REVIVE_SESSION, [tokenHash, values[0]]);
    }
  };
}
