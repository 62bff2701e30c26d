import { parseArgs } from 'node:util';
import { findMisfits, misfitSentence, remoteRelease } from '@backoffice/contract';
import * as z from 'zod/mini';
import { createPool } from '../../platform/database/create-pool';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import { findHostOffer, saveHostModules } from '../../areas/remotes/host-offer.repository';
import { listLiveReleases } from '../../areas/remotes/live-releases.repository';
import { makeLive } from '../../areas/remotes/make-live';
import { parseDatabaseUrl } from '../../platform/settings/settings';
import { readHostModules } from './read-host-modules';
import { readStoredRelease } from './read-stored-release';

const release = z.pick(remoteRelease, { name: true, release: true });

function parseReleases(args: string[], mayBeNone: boolean): z.infer<typeof release>[] {
  if ((args.length === 0 && !mayBeNone) || args.length % 2 !== 0)
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

/** @throws {Error} with a sentence for each live release that the host would break */
async function refuseBreakingHost(transaction: Queryable): Promise<void> {
  const offer = await findHostOffer(transaction);
  const broken = (await listLiveReleases(transaction)).flatMap(
    ({ remote, live, liveNeeds, canary, canaryNeeds }) =>
      [
        { named: live, needs: liveNeeds },
        { named: canary, needs: canaryNeeds },
      ].flatMap(({ named, needs }) => {
        const misfits = needs ? findMisfits(needs, offer) : [];
        return misfits.map((misfit) => `${remote} ${named}: ${misfitSentence(misfit)}`);
      }),
  );
  if (broken.length > 0) throw new Error(`This host would break what is live.\n${broken.join('\n')}`);
}

/**
 * `cli publish-remote [--store <folder>] [--host <file> [--strict]] <name> <release> …`: the operator's own way to make releases live, all of
 * them at once or none, whatever they ask for. What is published is read from the store; without one only the names are known.
 * The file tells which modules the served host gives; with `--strict` a host is refused that a live release does not fit.
 */
export async function publishReleases(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { store: { type: 'string' }, host: { type: 'string' }, strict: { type: 'boolean' } },
  });
  const { store, host, strict } = values;
  const releases = parseReleases(positionals, host !== undefined).map((named) => ({
    ...named,
    ...(store ? readStoredRelease(store, named) : { manifest: null, facts: null }),
  }));
  const pool = createPool(parseDatabaseUrl(env), { max: 1 });
  try {
    await inTransaction(pool, async (transaction) => {
      if (host) await saveHostModules(transaction, await readHostModules(host));
      for (const each of releases) await makeLive(transaction, each);
      if (strict) await refuseBreakingHost(transaction);
    });
  } finally {
    await pool.end();
  }
  return `Live: ${releases.map(({ name, release: live }) => `${name} ${live}`).join(', ')}.`;
}
