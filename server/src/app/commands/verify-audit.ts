import { parseArgs } from 'node:util';
import { checkChain, findEntryHash } from '../../platform/audit/audit.repository';
import { withPool } from '../../platform/database/create-pool';
import { checkKeyReads } from '../../platform/key-reads/key-reads.repository';
import { parseDatabaseUrls } from '../../platform/settings/settings';

/**
 * `cli verify-audit [--holds <entry>:<hash>]`: recomputes the audit log's chain of hashes. An entry's hash that was noted
 * outside of the database also proves that the chain was not rewritten or truncated since.
 *
 * @throws {Error} with the problem
 */
export async function verifyAudit(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values } = parseArgs({ args, options: { holds: { type: 'string' } } });
  const [, noted, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.holds ?? '') ?? [];
  if (values.holds !== undefined && !hash)
    throw new Error('--holds must be <entry>:<hash>, as printed by this command.');
  return withPool(parseDatabaseUrls(env).ownerUrl, async (pool) => {
    const { entries, brokenAt, last, head, removed } = await checkChain(pool);
    if (brokenAt !== null)
      throw new Error(`The audit log was tampered with: entry ${brokenAt} does not match its hash.`);
    const isRemoved = removed !== null && Number(noted) <= removed.last;
    if (isRemoved && Number(noted) < removed.last)
      throw new Error(`Entry ${noted} was removed by retention: note a newer one.`);
    const found = isRemoved ? removed : noted && (await findEntryHash(pool, { id: Number(noted) }));
    if (noted && (!found || found.hash !== hash))
      throw new Error(`The audit log was tampered with: entry ${noted} is missing or has a different hash.`);
    const { brokenAt: brokenRead } = await checkKeyReads(pool);
    if (brokenRead !== null)
      throw new Error(`The log of key reads was tampered with: line ${brokenRead} does not match its hash.`);
    if (head === null) return 'The audit log is empty.';
    const since = removed
      ? ` What was before ${removed.until}, to entry ${removed.last}, was removed by retention, as entry ${removed.recordedBy} tells: checked from there on.`
      : '';
    return `The audit log is whole: ${entries} entries.${since} Note for later: ${last}:${head}`;
  });
}
