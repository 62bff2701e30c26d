import type pg from 'pg';
import { checkChain } from '../../src/platform/audit/audit.repository';

/**
 * Checks that each acknowledged channel exists once, with one entry in the audit log, that there are no others, and that the log
 * is intact.
 *
 * @param names the prefix of each channel's number
 * @returns the problems
 */
export async function checkRows(
  client: pg.ClientBase,
  names: string,
  acknowledged: readonly string[],
): Promise<string[]> {
  const count = async (sql: string) => {
    const { rows } = await client.query<{ name: string; times: number }>(sql, [`${names}-`]);
    return new Map(rows.map(({ name, times }) => [name, times]));
  };
  const rows = await count(
    'select merchant_no as name, count(*)::int as times from channel where starts_with(merchant_no, $1) group by 1',
  );
  const lines = await count(
    `select coalesce(merchant_no, 'A channel that is not there') as name, count(*)::int as times
     from audit_entry left join channel on channel.id = subject_id
     where subject = 'channel' and (merchant_no is null or starts_with(merchant_no, $1)) group by 1`,
  );
  const wanted = new Set(acknowledged);
  const problems: string[] = [];
  for (const name of new Set([...wanted, ...rows.keys(), ...lines.keys()])) {
    const expected = wanted.has(name) ? 1 : 0;
    if ((rows.get(name) ?? 0) !== expected || (lines.get(name) ?? 0) !== expected)
      problems.push(
        `${name} was acknowledged ${expected} times, and is there ${rows.get(name) ?? 0} times with ${lines.get(name) ?? 0} lines.`,
      );
  }
  const { brokenAt } = await checkChain(client);
  if (brokenAt !== null) problems.push(`The audit log is broken from entry ${brokenAt} on.`);
  return problems;
}
