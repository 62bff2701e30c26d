import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type RegistryClient, RegistryRefusal } from '@backoffice/commands/registry-client';
import { publication } from '@backoffice/commands/release-store';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

interface StoredRelease {
  remote: string;
  release: string;
  /** The folder of the remote's releases. */
  folder: string;
  /** Copies the release's files into the folder, unless they exist. */
  store: () => void;
}

/**
 * Publishes and promotes a stored release, unless it is the last one that this store has shipped: a restarted or recreated
 * container must not bring back a release that was rolled back since.
 *
 * @returns a sentence for the log
 * @throws {RegistryRefusal} with the registry's message
 */
export async function shipOnce(
  { remote, release, folder, store }: StoredRelease,
  client: Pick<RegistryClient, 'list' | 'publish' | 'promote'>,
): Promise<string> {
  const note = `${folder}/last-shipped`;
  const last = existsSync(note) ? readFileSync(note, 'utf8') : '';
  const registered = (await client.list()).find(({ name }) => name === remote);
  const isPublished = registered?.releases.some((each) => each.release === release) ?? false;
  // Another release may be live, for instance after a rollback; none is live in a new database.
  if (isPublished && registered?.live && last === release)
    return `${remote} ${release} was shipped before; ${registered.live} is live.`;
  if (!isPublished) {
    store();
    await client.publish(publication(`${folder}/${release}`, remote, release));
    // Stored again, as a clean-up of unused releases may have removed the files before the publication.
    store();
  }
  await client.promote(remote, release);
  writeFileSync(note, release);
  return `${remote} ${release} is live.`;
}

/** Tells whether a failure is temporary, so that a retry may succeed. */
function isPassing(error: unknown): boolean {
  return !(error instanceof RegistryRefusal) || error.status === 429 || error.status >= 500;
}

/**
 * Retries until the registry has accepted or refused the release.
 *
 * @param report called with the reason why the release is not shipped yet, and with `undefined` once it is
 * @param pause waits for a number of milliseconds
 */
export async function shipUntilSettled(
  ship: () => Promise<string>,
  report: (trouble: string | undefined) => void,
  log: (sentence: string) => void,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<void> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    try {
      log(await ship());
      report(undefined);
      return;
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      report(sentence);
      log(isPassing(error) ? `Not shipped yet: ${sentence}` : `Refused: ${sentence}`);
      if (!isPassing(error)) return;
      await pause(ms);
    }
  }
}
