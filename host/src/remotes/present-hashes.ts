/**
 * Hashes of a release's scripts as they are served now, where nobody has written down how they were published: the policy of the
 * page runs none without one. That they are what somebody meant them to be, nobody knows.
 *
 * @param urls of the scripts that its manifest names
 * @returns by the file's name; undefined where no policy asks for it, or the browser can't say
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
  // One that can't be fetched is missed when it is loaded.
  const there = await Promise.allSettled(hashes);
  return Object.fromEntries(there.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}
