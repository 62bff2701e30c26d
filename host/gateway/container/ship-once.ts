import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RegistryClient } from '@backoffice/commands/registry-client';
import type { ReleaseFacts } from '@backoffice/contract';

export interface StoredRelease {
  remote: string;
  release: string;
  /** Folder of the remote's releases. */
  folder: string;
  /** Puts its files there, unless they are there. */
  store: () => void;
}

/**
 * Publishes and promotes a stored release, unless it is what this place has shipped last: a container that is started again, or
 * made anew for another reason, must not bring back what was rolled back in the meantime.
 *
 * @returns what was done, in a sentence
 * @throws {RegistryRefusal} with the registry's sentence
 */
export async function shipOnce(
  { remote, release, folder, store }: StoredRelease,
  client: Pick<RegistryClient, 'list' | 'publish' | 'promote'>,
): Promise<string> {
  const note = `${folder}/last-shipped`;
  const last = existsSync(note) ? readFileSync(note, 'utf8') : '';
  const known = (await client.list()).find(({ name }) => name === remote);
  const isPublished = known?.releases.some((each) => each.release === release) ?? false;
  // The live one may also be another one by now, or none when the database is new.
  if (isPublished && known?.live && last === release)
    return `${remote} ${release} was shipped before; ${known.live} is live.`;
  if (!isPublished) {
    store();
    const bytes = readFileSync(`${folder}/${release}/mf-manifest.json`);
    const manifest = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    const { release: facts } = JSON.parse(bytes.toString()) as { release: ReleaseFacts };
    await client.publish({ remote, release, manifest, facts });
    // Until it was published, its files may have been removed as those of a release without use.
    store();
  }
  await client.promote(remote, release);
  writeFileSync(note, release);
  return `${remote} ${release} is live.`;
}
