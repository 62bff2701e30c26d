import { storedJson } from '@backoffice/browser-store';
import { whenIdle } from '@backoffice/ui';
import { store } from '@backoffice/session';
import { atom } from 'jotai';

/**
 * `client`: thrown in this browser. `page`: a page of a remote that could not be loaded or shown. `view`: a page of the menu
 * that no remote exposes. `call`: the server refused, or did not answer.
 */
const errorKinds = ['client', 'page', 'view', 'call'] as const;

export type ErrorKind = (typeof errorKinds)[number];

/** An entry of the error log. All of its texts are redacted. */
export interface ErrorEntry {
  id: string;
  kind: ErrorKind;
  /** The time of the last occurrence, ISO 8601. */
  time: string;
  times: number;
  /** The path and query of the page shown at that time. */
  page: string;
  message: string;
  stack?: string;
  remote?: string;
  release?: string;
  /** The step of loading or showing a remote's page that failed. */
  phase?: string;
  /** The id of the request in the server's log. */
  requestId?: string;
}

/** Checks the stored value, which another release of the product may have written. */
function isEntry(value: unknown): value is ErrorEntry {
  const { id, kind, time, times, page, message } = { ...(value as Partial<ErrorEntry> | null) };
  const isText = [id, time, page, message].every((each) => typeof each === 'string');
  return isText && typeof times === 'number' && errorKinds.some((known) => known === kind);
}

const stored = storedJson<readonly ErrorEntry[]>({
  key: 'error-log',
  area: 'session',
  parse: (json) => (Array.isArray(json) ? json.filter(isEntry) : undefined),
  fallback: [],
});

const MAX_ENTRIES = 100;

/** Starts with the entries from before a reload. */
const heldErrorsAtom = atom(stored.read());

let isWaiting = false;

function storeWaiting(): void {
  if (!isWaiting) return;
  isWaiting = false;
  const entries = store.get(heldErrorsAtom);
  if (entries.length > 0) stored.write(entries);
  else stored.remove();
}

/** Stores the log for a reload. Errors come in bursts, so it is written when the browser is idle or the page is hidden. */
function storeErrors(): void {
  if (isWaiting) return;
  isWaiting = true;
  whenIdle(storeWaiting);
  window.addEventListener('pagehide', storeWaiting, { once: true });
}

/** The errors in this browser tab, newest first, at most a hundred; removed when the tab is closed. */
export const errorLogAtom = atom(
  (get) => get(heldErrorsAtom),
  (_get, set, entries: readonly ErrorEntry[]) => {
    set(heldErrorsAtom, entries.slice(0, MAX_ENTRIES));
    storeErrors();
  },
);

export function clearErrorLog(): void {
  store.set(errorLogAtom, []);
}
