import type { Read } from '@backoffice/api-client/early-calls';
import { storedJson } from '@backoffice/browser-store';

const READS_MAX = 6;

interface RememberedReads {
  address: string;
  session: number;
  reads: readonly Read[];
}

const remembered = storedJson<RememberedReads | null>({
  key: 'page-reads',
  area: 'session',
  parse: (json) => {
    const stored = json as RememberedReads;
    // The path follows the API's origin, which a text without a slash would extend.
    return stored.reads.every(({ path }) => path.startsWith('/')) ? stored : undefined;
  },
  fallback: null,
});

/** Returns a number by which a tab recognises the session, from which its token cannot be computed (FNV-1a, 32 bits). */
function sessionNumber(token: string): number {
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** Stores the reads that the page at an address has made when it was opened, for a reload of this tab. */
export function rememberReads(address: string, token: string, reads: readonly Read[]): void {
  remembered.write({ address, session: sessionNumber(token), reads: reads.slice(0, READS_MAX) });
}

/** Returns the reads of the page at an address; none if the tab has shown another page or another user since. */
export function rememberedReads(address: string, token: string): readonly Read[] {
  const stored = remembered.read();
  return stored?.address === address && stored.session === sessionNumber(token) ? stored.reads : [];
}
