import type { HeldRelease } from '@backoffice/contract';
import { createFolderStore } from './release-store';
import type { S3Store } from './s3-store';

/** A release that has left the bucket is served for so long: browsers may be about to fetch its files. */
const REMOVED_AFTER_MS = 60 * 60_000;

type Note = Awaited<ReturnType<S3Store['list']>>['notes'][number];

const NO_MAPS = new Map();
const keyOf = ({ remote, release }: HeldRelease) => `${remote}/${release}`;

/** Copies the releases in a bucket to the folder from which a gateway serves. */
export class ReleaseMirror {
  private readonly target;
  /** The versions of the copied texts. */
  private readonly notes = new Map<string, string>();
  /** The releases that were in the bucket, with the time when they last were. */
  private readonly seen = new Map<string, { release: HeldRelease; at: number }>();

  /** @param say receives a sentence for each copied, removed or refused release */
  constructor(
    private readonly source: Pick<S3Store, 'list' | 'readAll' | 'readNote'>,
    folder: string,
    private readonly say: (sentence: string) => void,
  ) {
    this.target = createFolderStore(folder);
  }

  /**
   * Copies what is missing, releases before the texts that name them.
   *
   * @throws {Error} when the bucket cannot be listed; then nothing has changed
   */
  async run(now = Date.now()): Promise<void> {
    const { releases, notes } = await this.source.list();
    for (const release of releases) if (!(await this.target.has(release))) await this.copy(release);
    for (const note of notes) await this.copyNote(note);
    // A bucket that has lost everything must not take everything from the users.
    if (releases.length > 0) await this.removeMissing(releases, now);
    await this.target.removeLeftovers();
  }

  private async copy(release: HeldRelease): Promise<void> {
    try {
      await this.target.put(release, await this.source.readAll(release), NO_MAPS);
      this.say(`Copied ${keyOf(release)}.`);
    } catch (error) {
      this.say(`Could not copy ${keyOf(release)}: ${(error as Error).message}`);
    }
  }

  private async copyNote({ remote, name, version }: Note): Promise<void> {
    const key = `${remote}/${name}`;
    if (this.notes.get(key) === version) return;
    const text = await this.source.readNote(remote, name);
    if (text === null) return;
    const named = text.split('\n').filter(Boolean);
    // A release that was uploaded since the bucket was listed comes with the next run.
    for (const release of named) if (!(await this.target.has({ remote, release }))) return;
    await this.target.putNote(remote, name, text);
    this.notes.set(key, version);
  }

  /** Removes what has been in the bucket and no longer is; what the folder had before stays. */
  private async removeMissing(listed: readonly HeldRelease[], now: number): Promise<void> {
    for (const release of listed) this.seen.set(keyOf(release), { release, at: now });
    for (const [key, { release, at }] of this.seen)
      if (now - at >= REMOVED_AFTER_MS) {
        await this.target.remove(release);
        this.seen.delete(key);
        this.say(`Removed ${key}.`);
      }
  }
}
