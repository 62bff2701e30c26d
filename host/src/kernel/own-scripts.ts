/** Set by the build: loads one of the host's later chunks. */
declare let __webpack_chunk_load__: (file: string) => Promise<unknown>;

/**
 * Makes the host's later chunks load with integrity hashes. The page's policy runs no script without a hash
 * (docs/decisions/0043). The hashes of the later chunks are in one file, which the page names with its own hash; it is loaded
 * with the first of them. Their loader (`webpack-host.mjs`) reads `ownScripts`.
 */
export function haveOwnScriptsChecked(): void {
  const [address, integrity] =
    document.querySelector<HTMLMetaElement>('[name=scripts]')?.content.split(' ') ?? [];
  if (!address || !integrity) return;
  const load = __webpack_chunk_load__;
  let known: Promise<unknown> | undefined;
  const fetchHashes = async () => {
    try {
      const ownScripts: unknown = await (await fetch(address, { integrity })).json();
      Object.assign(globalThis, { ownScripts });
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
  __webpack_chunk_load__ = async (file) => {
    await (known ??= fetchHashes());
    return load(file);
  };
}
