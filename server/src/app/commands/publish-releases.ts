import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type HeldRelease, HOST, remoteRelease } from '@backoffice/contract';
import * as z from 'zod/mini';
import { makeLive } from '../../areas/remotes/releases/make-live';
import {
  brokenByHost,
  findHostOffer,
  findOfferOfHost,
  type HostModules,
  saveHostModules,
} from '../../areas/remotes/releases/host-releases.repository';
import { findRelease } from '../../areas/remotes/releases/releases.repository';
import { writeHostPointer } from '../../areas/remotes/releases/write-host-pointer';
import { createReleaseStore } from '../../areas/remotes/store/create-release-store';
import { withPool } from '../../platform/database/create-pool';
import { explainFailure } from '../../platform/database/database-failure';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import { parseReleaseStore } from '../../platform/settings/release-store-settings';
import { parseDatabaseUrls } from '../../platform/settings/settings';

const FETCH_WITHIN_MS = 10_000;

const hostModules = z.object({
  modules: z.record(z.string(), z.string()),
  exports: z.record(z.string(), z.array(z.string())),
  additions: z._default(z.nullable(z.record(z.string(), z.array(z.int()))), null),
});

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_WITHIN_MS) }).catch(
    (error: unknown) => {
      // The message of fetch itself names no reason.
      const { cause = error } = error as Error;
      throw new Error(`${address} does not answer: ${explainFailure(cause)}`, { cause: error });
    },
  );
  if (!response.ok) throw new Error(`${address} returned HTTP ${response.status}.`);
  return response.text();
}

/**
 * Reads the modules that the served host provides to remotes, with their exports, from the file that its build wrote.
 *
 * @param source file, or the address at which a gateway serves it
 */
export async function readHostModules(source: string): Promise<HostModules> {
  const text = /^https?:/.test(source) ? await fetchText(source) : await readFile(source, 'utf8');
  return hostModules.parse(JSON.parse(text));
}

const namedRelease = z.pick(remoteRelease, { name: true, release: true });

function parseReleases(args: string[], mayBeNone: boolean): HeldRelease[] {
  if ((args.length === 0 && !mayBeNone) || args.length % 2 !== 0)
    throw new Error('Each remote needs a name and a release.');
  const pairs = args.flatMap((name, index) => (index % 2 === 0 ? [{ name, release: args[index + 1] }] : []));
  const names = pairs.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error('Each remote can be listed only once.');
  return pairs.map((pair) => {
    const parsed = namedRelease.safeParse(pair);
    if (parsed.success) return { remote: parsed.data.name, release: parsed.data.release };
    throw new Error(
      `"${pair.name} ${pair.release}" is not a remote's name (mfe-…) and a release (letters, digits, dots, dashes).`,
    );
  });
}

/** @throws {Error} with a sentence for each live release that is incompatible with the host */
async function refuseBreakingHost(transaction: Queryable): Promise<void> {
  const broken = await brokenByHost(transaction, await findHostOffer(transaction));
  if (broken.length > 0)
    throw new Error(`This host is not compatible with live releases.\n${broken.join('\n')}`);
}

async function makeLiveForOperator(transaction: Queryable, release: HeldRelease): Promise<void> {
  const isHost = release.remote === HOST;
  if (isHost && !(await findOfferOfHost(transaction, release.release)))
    throw new Error(`The host ${release.release} was not uploaded.`);
  const manifest = isHost ? ((await findRelease(transaction, release))?.manifest ?? null) : null;
  await makeLive(transaction, { ...release, manifest, facts: null });
}

/**
 * `cli publish-remote [--host <file> [--strict]] <name> <release> …`: makes releases live for the operator, all of them at once or
 * none, without checking their requirements; of releases that were not uploaded, only the names are known. The file lists the
 * modules that the served host provides; with `--strict` a host is refused when a live release is incompatible with it.
 */
export async function publishReleases(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { host: { type: 'string' }, strict: { type: 'boolean' } },
  });
  const { host, strict } = values;
  const releases = parseReleases(positionals, host !== undefined);
  await withPool(parseDatabaseUrls(env).ownerUrl, async (pool) => {
    await inTransaction(pool, async (transaction) => {
      if (host) await saveHostModules(transaction, await readHostModules(host));
      for (const release of releases) await makeLiveForOperator(transaction, release);
      if (strict) await refuseBreakingHost(transaction);
    });
    // Otherwise the API does it within a minute.
    const store = createReleaseStore(parseReleaseStore(env));
    if (store) await writeHostPointer(pool, store);
  });
  return `Live: ${releases.map(({ remote, release }) => `${remote} ${release}`).join(', ')}.`;
}
