import { liveLists } from '@backoffice/contract/live-lists';
import { EVENTS_CHANNEL, EVENTS_READ_LOCK, type RowsChange } from '@backoffice/contract/server-events';

/** Time for which rows are used without reading them again, if the server has announced no change of their list. */
const UNCHANGED_MS = 300_000;
const READS_MAX = 100;

/** When reads of pages began that have answered, by page. */
const readAt = new Map<string, number>();
const changedAt = new Map<string, number>();
/** The time since which no event has been missed. */
let completeSince = Infinity;

/** Returns true if a tab of this browser reads the server's event stream. Earlier hosts do not take the lock. */
export async function isStreamRead(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  const isRead = held.some(({ name }) => name === EVENTS_READ_LOCK);
  if (!isRead) completeSince = Infinity;
  return isRead;
}

// Absent in the test environment, where no other user changes rows.
if (typeof BroadcastChannel !== 'undefined') {
  const startedAt = performance.now();
  void isStreamRead().then((isRead) => {
    if (isRead) completeSince = Math.min(completeSince, startedAt);
  });
  new BroadcastChannel(EVENTS_CHANNEL).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // The stream begins, after a gap.
    if (data === null) completeSince = performance.now();
    else if ((data as Partial<RowsChange>).topic === 'rows')
      changedAt.set((data as RowsChange).kind, performance.now());
  });
}

const keyOf = (pageKey: readonly unknown[]) => JSON.stringify(pageKey);

/** Reads a page of a list, and remembers when. */
export async function timedRead<Page>(pageKey: readonly unknown[], read: () => Promise<Page>): Promise<Page> {
  const key = keyOf(pageKey);
  const startedAt = performance.now();
  const page = await read();
  readAt.delete(key);
  readAt.set(key, startedAt);
  if (readAt.size > READS_MAX) readAt.delete([...readAt.keys()][0]!);
  return page;
}

/** Returns true if the server would have announced a change of the list since a page was read, and has not. */
export function isUnchanged(list: string, pageKey: readonly unknown[]): boolean {
  const startedAt = readAt.get(keyOf(pageKey)) ?? -Infinity;
  const isRecent = performance.now() - startedAt < UNCHANGED_MS;
  return (
    list in liveLists && isRecent && startedAt > Math.max(completeSince, changedAt.get(list) ?? -Infinity)
  );
}
