import { generateKeyPairSync } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { headLine } from '../../platform/head-destinations/head-line';
import { readSigningKey } from '../../platform/head-destinations/signing-key';
import { auditLines } from '../../platform/audit/audit-lines';

/** Files that a stranger has: an export of the audit log, and its heads. */
export interface Evidence {
  log: string;
  heads: string;
}

const FIRST_HEAD = Date.now() - 5 * 60_000;
const MINUTE_MS = 60_000;

/** Makes a key as the operator's, or another. */
export const makeKey = () =>
  readSigningKey(
    generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  );

/** Signs the log after each of some entries, a minute apart; the last head names the newest entry. */
export async function signedHeads(
  db: pg.ClientBase,
  key: ReturnType<typeof makeKey>,
  every: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string; hash: string }>(
    `select id, encode(hash, 'hex') as hash from audit_entry where id % $1 = 0 order by id`,
    [every],
  );
  const lines: string[] = [];
  for (const [n, { id, hash }] of rows.entries()) {
    const at = new Date(FIRST_HEAD + n * MINUTE_MS);
    lines.push(
      headLine({ sequence: n + 1, id: Number(id), hash, lineBefore: lines.at(-1) ?? null, at }, key),
    );
  }
  return lines;
}

export const exported = async (db: pg.ClientBase): Promise<string> => text(Readable.from(auditLines(db)));

/**
 * Rewrites the log as the owner of the database can: changes it as a table, puts it in an order, numbers it, and hashes it by the
 * database's own function.
 *
 * @param change statements for the table `forged`, which has a column `place`
 * @param isHashed false leaves numbers and hashes as they are
 */
export async function rewrite(owner: pg.ClientBase, change: string, isHashed: boolean): Promise<void> {
  await owner.query(`
    alter table audit_entry disable trigger user;
    create temp table forged as select *, id::float8 as place from audit_entry;
    ${change};
    delete from audit_entry;
    do $$
    declare
      line record;
      entry audit_entry;
      before bytea := '\\x';
      number bigint := 0;
    begin
      for line in select * from forged order by place loop
        entry := jsonb_populate_record(null::audit_entry, to_jsonb(line));
        if ${isHashed} then
          number := number + 1;
          entry.id := number;
          entry.previous_hash := before;
          entry.hash := audit_entry_hash(entry);
          before := entry.hash;
        end if;
        insert into audit_entry select (entry).*;
      end loop;
    end
    $$`);
}
