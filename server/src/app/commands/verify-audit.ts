import { parseArgs } from 'node:util';
import { checkChain, findEntryHash } from '../../platform/audit/audit.repository';
import { withPool } from '../../platform/database/create-pool';
import { checkKeyReads } from '../../platform/key-reads/key-reads.repository';
import { parseDatabaseUrls } from '../../platform/settings/settings';

/**
 * `cli verify-audit [--holds <entry>:<hash>]`: recomputes the audit log's chain of hashes. An entry's hash that was noted outside
 * of the database shows, too, that the chain was not written anew or cut off after it.
 *
 * @throws {Error} with what is wrong
 */
export async function verifyAudit(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values } = parseArgs({ args, options: { holds: { type: 'string' } } });
  const [, noted, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.holds ?? '') ?? [];
  if (values.holds !== undefined && !hash)
    throw new Error('--holds takes <entry>:<hash>, as this command prints it.');
  return withPool(parseDatabaseUrls(env).ownerUrl, async (pool) => {
    const { entries, brokenAt, head } = await checkChain(pool);
    if (brokenAt !== null)
      throw new Error(`The audit log was tampered with: entry ${brokenAt} does not fit.`);
    if (noted && (await findEntryHash(pool, { id: Number(noted) }))?.hash !== hash)
      throw new Error(
        `The audit log was tampered with: it does not hold entry ${noted} with the noted hash.`,
      );
    const { brokenAt: brokenRead } = await checkKeyReads(pool);
    if (brokenRead !== null)
      throw new Error(`The log of key reads was tampered with: line ${brokenRead} does not fit.`);
    if (head === null) return 'The audit log is empty.';
    return `The audit log is whole: ${entries} entries. Note for later: ${entries}:${head}`;
  });
}
