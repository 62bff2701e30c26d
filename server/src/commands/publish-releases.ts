import { remoteRelease } from '@backoffice/contract';
import * as z from 'zod/mini';
import { createPool } from '../database/create-pool';
import { createDatabase } from '../database/database';
import { publishRemotes } from '../remotes/remotes.repository';
import { parseDatabaseUrl } from '../settings/settings';

const release = z.pick(remoteRelease, { name: true, release: true });

function parseReleases(args: string[]): z.infer<typeof release>[] {
  if (args.length === 0 || args.length % 2 !== 0)
    throw new Error('Give a name and a release for each remote.');
  const pairs = args.flatMap((name, index) => (index % 2 === 0 ? [{ name, release: args[index + 1] }] : []));
  const names = pairs.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error('Each remote can be named once.');
  return pairs.map((pair) => {
    const parsed = release.safeParse(pair);
    if (parsed.success) return parsed.data;
    throw new Error(
      `"${pair.name} ${pair.release}" is not a remote's name (mfe-…) and a release (letters, digits, dots, dashes).`,
    );
  });
}

/** `cli publish-remote <name> <release> [<name> <release> …]`: all of them at once or none. */
export async function publishReleases(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const releases = parseReleases(args);
  const pool = createPool(parseDatabaseUrl(env), { max: 1 });
  try {
    await publishRemotes(createDatabase(pool), releases);
  } finally {
    await pool.end();
  }
  return `Live: ${releases.map(({ name, release: live }) => `${name} ${live}`).join(', ')}.`;
}
