/**
 * What `GET /events` says, as `text/event-stream`:
 *
 * - `ready`: from here on nothing is missed. After a gap it comes again: what the page knows is to be read anew.
 * - `change`: with a `ServerChange`.
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

export const EVENTS_PATH = '/events';

/** So often the server says that it is there. */
export const HEARTBEAT_MS = 25_000;
