import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { auditLines } from '../../platform/audit/audit-lines';
import { withPool } from '../../platform/database/create-pool';
import { inOneSnapshot } from '../../platform/database/transaction';
import { parseDatabaseUrls } from '../../platform/settings/settings';

/**
 * `cli export-audit > <file>`: writes the audit log as it is hashed, one JSON object a line, for `docs/verify-audit`: the hash of the
 * entry before, its own, and the hashed text. That is a list of number, time (ms), actor's id and name, subject and its id, action,
 * changes, request, subject's name, reason and process. The role of the API may read all of it, too.
 */
export async function exportAudit(
  _args: string[],
  env: NodeJS.ProcessEnv,
  output: Writable = process.stdout,
): Promise<string> {
  await withPool(parseDatabaseUrls(env).ownerUrl, (pool) =>
    inOneSnapshot(pool, (db) => pipeline(Readable.from(auditLines(db)), output, { end: false })),
  );
  return '';
}
