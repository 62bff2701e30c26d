import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { releaseFacts, type ReleaseFacts } from '@backoffice/contract';

/**
 * What a release in a store says of itself.
 *
 * @param store folder that holds `<remote>/<release>/mf-manifest.json`
 * @throws {Error} with a sentence when it is not there or says nothing of itself
 */
export function readStoredRelease(
  store: string,
  { name, release }: { name: string; release: string },
): { manifest: string; facts: ReleaseFacts } {
  const path = `${store}/${name}/${release}/mf-manifest.json`;
  const bytes = readFileSync(path);
  const facts = releaseFacts.safeParse((JSON.parse(bytes.toString()) as { release?: unknown }).release);
  if (!facts.success) throw new Error(`${path} does not say what its release needs.`);
  return {
    manifest: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
    facts: facts.data,
  };
}
