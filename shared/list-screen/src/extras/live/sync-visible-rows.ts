import type { LiveList } from '@backoffice/contract/live-lists';
import type { RowsChange } from '@backoffice/contract/server-events';
import type { ListRow } from '../../declaration/define-list';
import { isStreamRead } from '../../declaration/unchanged';
import { ASK_EVERY_MS, followRows } from './follow-rows';
import { idsToRead, noted, nothingPending, planRows, type RowsPlan, type Shown } from './plan-rows';

/** Time in which successive changes are collected for one read. */
const GATHER_MS = 300;
/** Minimum time between the starts of two reads. */
const PAUSE_MS = 1000;
/** Maximum random delay that spreads the reads of many clients. */
const LATEST_MS = 700;
/** Maximum random delay after a gap in the stream, which all clients have at the same time. */
const AFTER_GAP_MS = 2000;

interface SyncedRows<T> {
  list: LiveList;
  /** Returns the list on screen. */
  shown: () => Shown<T>;
  read: (ids: readonly number[]) => Promise<T[]>;
  show: (plan: RowsPlan<T>) => void;
  /** Returns true if no change of the rows on screen was announced since they were read; only valid while a stream is read. */
  isUnchanged?: () => boolean;
  /** Each read returns the whole list, regardless of the ids, so the user sees new rows. */
  readsAll?: boolean;
}

/**
 * Keeps the rows on screen up to date when others write them: reads only those rows, at most once a second. A hidden page reads
 * nothing, and catches up when it becomes visible.
 * @returns a function that stops it
 */
export function syncVisibleRows<T extends ListRow>({
  list,
  shown,
  read,
  show,
  isUnchanged = () => false,
  readsAll = false,
}: SyncedRows<T>): () => void {
  // Absent in the test environment, where no other user changes rows.
  if (typeof BroadcastChannel === 'undefined') return () => {};
  let pending = nothingPending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastReadAt = -Infinity;
  let isStopped = false;

  function showSoon(ms: number): void {
    if (!document.hidden) timer ??= setTimeout(() => void readNow(), ms);
  }

  function readSoon(ms: number): void {
    showSoon(Math.max(ms, lastReadAt + PAUSE_MS - performance.now()));
  }

  async function readNow(): Promise<void> {
    timer = undefined;
    if (document.hidden) return;
    const taken = pending;
    pending = nothingPending;
    const ids = idsToRead(taken, shown());
    if (ids.length === 0 && taken.created.size === 0 && taken.touched.size === 0) return;
    const received = ids.flatMap((id) => taken.answers.get(id) ?? []) as T[];
    const unknown = ids.filter((id) => !taken.answers.has(id));
    try {
      if (unknown.length > 0) lastReadAt = performance.now();
      const answered = unknown.length > 0 ? await read(unknown) : [];
      if (!isStopped) show(planRows(taken, ids, [...received, ...answered], shown()));
    } catch (error) {
      console.warn('Could not update the rows on screen', error);
      pending = noted(pending, null);
      if (!isStopped) readSoon(ASK_EVERY_MS);
    }
  }

  function onChange(change: RowsChange | null): void {
    // A hidden page keeps only ids.
    const kept = change && document.hidden ? { ...change, rows: undefined } : change;
    pending = noted(pending, readsAll ? null : kept);
    if (change?.rows) showSoon(0);
    else if (change) readSoon(GATHER_MS + Math.random() * Math.min(change.readers, LATEST_MS));
    else readSoon(Math.random() * AFTER_GAP_MS);
  }

  const onVisibility = () => readSoon(0);
  document.addEventListener('visibilitychange', onVisibility);
  const stopFollowing = followRows(list, onChange);
  // Rows may have changed before the subscription.
  void isStreamRead().then((isRead) => {
    if (isStopped || (isRead && isUnchanged())) return;
    pending = noted(pending, null);
    readSoon(GATHER_MS);
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    stopFollowing();
  };
}
