import type { LiveList } from './live-lists';

/**
 * What `GET /events` says, as `text/event-stream`:
 *
 * - `ready`: from here on nothing is missed. After a gap it comes again: what the page knows is to be read anew.
 * - `change`: with a `ServerChange` or a `RowsChange`.
 * - `ended`: the session is over; who connects again is refused.
 */
export type ServerEventName = 'ready' | 'change' | 'ended';

/** That something has changed, never what: whoever shows it reads it by its own call, and so by its own right. */
export interface ServerChange {
  /** What a page follows, such as `inbox`. */
  topic: string;
  /** What happened to it. */
  kind: string;
  id: number;
}

/** Which rows of a list somebody has written, by their ids. */
export interface RowsChange {
  topic: 'rows';
  kind: LiveList;
  created: number[];
  changed: number[];
  deleted: number[];
  /** Those of them that nobody but the reader has written. */
  own: number[];
  /** More than are named: any row may be another. */
  isMany: boolean;
  /** With `isMany`: new ones among them, of which there may be more. */
  someCreated?: number[] | undefined;
  /**
   * What those created and changed are now, as the list's call of `liveLists` answers it; one that is not among them is gone. Only for whom
   * has made that call a moment ago; without it rows are to be read.
   */
  rows?: { id: number }[] | undefined;
  /** How many are told at once. What each of them reads of it, they read the further apart, the more they are. */
  readers: number;
}

/**
 * The BroadcastChannel by which the tab that reads the stream hands on what it says, to all that listen in this browser: a change, or null
 * when something may have been missed.
 */
export const EVENTS_CHANNEL = 'backoffice-events';
/** Held (Web Locks) for as long as a stream of this browser is read, and nothing is missed. */
export const EVENTS_READ_LOCK = 'backoffice-events-read';

export const EVENTS_PATH = '/events';

/** So often the server says that it is there. */
export const HEARTBEAT_MS = 25_000;
