import type { LiveList } from '@backoffice/contract/live-lists';
import { EVENTS_CHANNEL, EVENTS_READ_LOCK, type RowsChange } from '@backoffice/contract/server-events';

/** Where no stream tells of changes, it is asked so often whether there were any. */
export const ASK_EVERY_MS = 30_000;

/** Whether a tab of this browser reads the server's stream; hosts of before say nothing of it. */
async function isStreamRead(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === EVENTS_READ_LOCK);
}

/**
 * Tells which rows of a list somebody has written, as the host hands it on; null when any may have been, which is so at times where
 * nothing is handed on.
 *
 * @returns stops it
 */
export function followRows(list: LiveList, listener: (change: RowsChange | null) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel(EVENTS_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<RowsChange> | null>) => {
    if (data === null || (data.topic === 'rows' && data.kind === list)) listener(data as RowsChange | null);
  });
  const ask = async () => {
    if (!document.hidden && !(await isStreamRead()) && !signal.aborted) listener(null);
  };
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  window.addEventListener('focus', () => void ask(), { signal });
  return () => {
    leaving.abort();
    channel.close();
    clearInterval(timer);
  };
}
