import { storedJson } from '@backoffice/browser-store';
import { whenIdle } from '@backoffice/ui';
import { errorKinds, type ErrorEntry } from './error-entry';

/** Another release of the product may have written it. */
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

/** The error log of this tab before a reload. */
export function readStoredErrors(): readonly ErrorEntry[] {
  return stored.read();
}

function store(entries: readonly ErrorEntry[]): void {
  if (entries.length > 0) stored.write(entries);
  else stored.remove();
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
