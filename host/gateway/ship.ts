import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type RegistryClient, RegistryRefusal } from '@backoffice/commands/registry-client';
import { publication } from '@backoffice/commands/release-store';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

interface StoredRelease {
  remote: string;
  release: string;
  /** Folder of the remote's releases. */
  folder: string;
  /** Puts its files there, unless they are there. */
  store: () => void;
}

/**
 * Publishes and promotes a stored release, unless this store has shipped it last: a container that is started again, or made
 * anew for another reason, must not bring back a release that was rolled back in the meantime.
 *
 * @returns a sentence for the log
 * @throws {RegistryRefusal} with the registry's sentence
 */
export async function shipOnce(
  { remote, release, folder, store }: StoredRelease,
  client: Pick<RegistryClient, 'list' | 'publish' | 'promote'>,
): Promise<string> {
  const note = `${folder}/last-shipped`;
  const last = existsSync(note) ? readFileSync(note, 'utf8') : '';
  const registered = (await client.list()).find(({ name }) => name === remote);
  const isPublished = registered?.releases.some((each) => each.release === release) ?? false;
  // The live one may also be another one by now, or none when the database is new.
  if (isPublished && registered?.live && last === release)
    return `${remote} ${release} was shipped before; ${registered.live} is live.`;
  if (!isPublished) {
    store();
    await client.publish(publication(`${folder}/${release}`, remote, release));
    // Until it was published, its files may have been removed as those of a release without use.
    store();
  }
  await client.promote(remote, release);
  writeFileSync(note, release);
  return `${remote} ${release} is live.`;
}

/** The failure says nothing about the release: the next try may succeed. */
function isPassing(error: unknown): boolean {
  return !(error instanceof RegistryRefusal) || error.status === 429 || error.status >= 500;
}

/**
 * Tries until the registry has taken the release or refused it.
 *
 * @param report takes the reason why the release is not shipped yet, and `undefined` once it is
 * @param pause waits so many milliseconds
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
