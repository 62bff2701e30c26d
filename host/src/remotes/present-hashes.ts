/**
 * Computes hashes of a release's scripts as they are served now, for releases without published hashes: the page's policy runs no
 * script without one. These hashes do not prove that the scripts are unchanged.
 *
 * @param urls the scripts in the manifest
 * @returns the hashes by file name; undefined if no policy requires them, or the browser cannot compute them
 */
export async function presentHashes(urls: readonly string[]): Promise<Record<string, string> | undefined> {
  const crypto = globalThis.crypto as Partial<Crypto>;
  if (!('ownScripts' in globalThis) || !crypto.subtle) return undefined;
  const { subtle } = crypto;
  const hashes = urls.map(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer();
    const digest = String.fromCharCode(...new Uint8Array(await subtle.digest('SHA-256', bytes)));
    return [url.slice(url.lastIndexOf('/') + 1), `sha256-${btoa(digest)}`] as const;
  });
  // A script that cannot be fetched fails later, when it is loaded.
  const there = await Promise.allSettled(hashes);
  return Object.fromEntries(there.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}
