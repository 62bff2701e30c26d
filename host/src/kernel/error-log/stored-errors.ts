import { whenIdle } from '@backoffice/ui';
import { errorKinds, type ErrorEntry } from './error-entry';

const KEY = 'error-log';

/** Another release of the product may have written it. */
function isEntry(value: unknown): value is ErrorEntry {
  const { id, kind, time, times, page, message } = { ...(value as Partial<ErrorEntry> | null) };
  const isText = [id, time, page, message].every((each) => typeof each === 'string');
  return isText && typeof times === 'number' && errorKinds.some((known) => known === kind);
}

/** What this tab's error log held before a reload. */
export function readStoredErrors(): ErrorEntry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch (error) {
    console.warn('The error log of this tab could not be read.', error);
    return [];
  }
}

function store(entries: readonly ErrorEntry[]): void {
  try {
    if (entries.length > 0) sessionStorage.setItem(KEY, JSON.stringify(entries));
    else sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The error log is kept until the next reload only.', error);
  }
}

let waiting: { entries: readonly ErrorEntry[]; takeBack: () => void } | undefined;

function storeWaiting(): void {
  if (!waiting) return;
  waiting.takeBack();
  store(waiting.entries);
  waiting = undefined;
}

/** Keeps the log over a reload. Errors come in swarms: written once the browser has time, or the page goes away. */
export function storeErrors(entries: readonly ErrorEntry[]): void {
  if (waiting) waiting.takeBack();
  else window.addEventListener('pagehide', storeWaiting, { once: true });
  waiting = { entries, takeBack: whenIdle(storeWaiting) };
}
