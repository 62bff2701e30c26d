import type { LiveList } from './live-lists';

/**
 * The events of `GET /events`, as `text/event-stream`:
 *
 * - `ready`: no event is missed from here on. It is sent again after a gap, and clients must read their data again.
 * - `change`: contains a `ServerChange` or a `RowsChange`.
 * - `ended`: the session has ended; reconnecting is refused.
 */
export type ServerEventName = 'ready' | 'change' | 'ended';

/** Announces a change without its content: clients read it by their own call, and so with their own permissions. */
export interface ServerChange {
  /** The topic that a page subscribes to, such as `inbox`. */
  topic: string;
  /** The kind of change. */
  kind: string;
  id: number;
}

/** The rows of a list that were written, by id. */
export interface RowsChange {
  topic: 'rows';
  kind: LiveList;
  created: number[];
  changed: number[];
  deleted: number[];
  /** Those of the ids that only the receiving user has written. */
  own: number[];
  /** True when more rows have changed than are listed: any row may have. */
  isMany: boolean;
  /** With `isMany`: some of the created rows; there may be more. */
  someCreated?: number[] | undefined;
  /**
   * The current created and changed rows, in the format of the list's call in `liveLists`; a listed id without a row is gone.
   * Sent only to clients that have made that call recently; without it rows have to be read.
   */
  rows?: { id: number }[] | undefined;
  /** Number of clients that receive it. Clients spread their reads over more time the more there are. */
  readers: number;
}

/**
 * The BroadcastChannel on which the tab that reads the stream passes events on to all tabs of this browser: a change, or null
 * when something may have been missed.
 */
export const EVENTS_CHANNEL = 'backoffice-events';
/** Web Lock held while a tab of this browser reads the stream without a gap. */
export const EVENTS_READ_LOCK = 'backoffice-events-read';

export const EVENTS_PATH = '/events';

/** Interval of the server's heartbeat. */
export const HEARTBEAT_MS = 25_000;
