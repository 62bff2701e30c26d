import type { LiveList } from '@backoffice/contract/live-lists';
import { isStreamRead } from '../../declaration/unchanged';
import { EVENTS_CHANNEL, type RowsChange } from '@backoffice/contract/server-events';

/** Interval at which the caller checks for changes when no stream of events is open. */
export const ASK_EVERY_MS = 30_000;

/**
 * Notifies of rows of a list that were written, from the host's messages. The listener receives null when any row may have
 * changed, which also happens at intervals when no stream is open.
 * @returns a function that stops it
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
