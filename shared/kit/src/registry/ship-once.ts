import { packRelease } from './pack-release';
import type { RegistryClient } from './registry-client';

/**
 * Uploads a built release and promotes it, unless it was live before: a program that runs again must not bring back a release
 * that was rolled back since.
 *
 * @param built.folder the folder of its files
 * @returns a sentence for the log
 * @throws {RegistryRefusal} with the registry's message
 */
export async function shipOnce(
  { remote, release, folder }: { remote: string; release: string; folder: string },
  client: Pick<RegistryClient, 'upload' | 'promote'>,
): Promise<string> {
  const { live, wasLive } = await client.upload(remote, release, await packRelease(folder));
  if (live && wasLive) return `${remote} ${release} was shipped before; ${live} is live.`;
  await client.promote(remote, release);
  return `${remote} ${release} is live.`;
}
