import type { Read } from '@backoffice/api-client/early-calls';
import { readStoredText, storedText } from '@backoffice/browser-store';

const READS_MAX = 6;

interface RememberedReads {
  address: string;
  session: number;
  reads: readonly Read[];
}

const storageEntry = { key: 'page-reads', area: 'session' } as const;

function storedReads(): RememberedReads | null {
  try {
    const stored = JSON.parse(readStoredText(storageEntry) ?? 'null') as RememberedReads | null;
    // The path follows the API's origin, which a text without a slash would extend.
    return stored?.reads.every(({ path }) => path.startsWith('/')) ? stored : null;
  } catch {
    // Written by an earlier release or by the user.
    return null;
  }
}

/** Returns a number by which a tab recognises the session, from which its token cannot be computed (FNV-1a, 32 bits). */
function sessionNumber(token: string): number {
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** Stores the reads that the page at an address has made when it was opened, for a reload of this tab. */
export function rememberReads(address: string, token: string, reads: readonly Read[]): void {
  const remembered: RememberedReads = {
    address,
    session: sessionNumber(token),
    reads: reads.slice(0, READS_MAX),
  };
  storedText(storageEntry).write(JSON.stringify(remembered));
}

/** Returns the reads of the page at an address; none if the tab has shown another page or another user since. */
export function rememberedReads(address: string, token: string): readonly Read[] {
  const stored = storedReads();
  return stored?.address === address && stored.session === sessionNumber(token) ? stored.reads : [];
}
