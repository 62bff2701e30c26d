import { store } from '@backoffice/session';
import { currentAddress } from '../addresses';
import type { ErrorEntry, ErrorKind } from './error-entry';
import { errorLogAtom } from './error-log-atom';
import { originOf } from './origin-of';
import { redact } from './redact';

export interface ReportedError {
  kind: ErrorKind;
  /** What was thrown; whatever it is. */
  error: unknown;
  remote?: string;
  release?: string;
  phase?: string;
  requestId?: string;
}

const LONGEST_MESSAGE = 1000;
const LONGEST_STACK = 4000;
/** Where looking through a text ends, so that a huge one costs no time. */
const LONGEST_LOOK = 20_000;

const NAMELESS = 'Something that cannot be shown was thrown.';

const clean = (text: string, longest: number) => redact(text.slice(0, LONGEST_LOOK)).slice(0, longest);

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message ? `${error.name}: ${error.message}` : error.name;
  if (typeof error === 'string') return error;
  try {
    // Of some things, such as a function, it makes nothing, whatever its type says.
    const text: unknown = JSON.stringify(error);
    return typeof text === 'string' ? text : NAMELESS;
  } catch {
    return NAMELESS;
  }
}

/** The stack, then those of what caused it. */
function stackOf(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 3) return undefined;
  const cause = stackOf(error.cause, depth + 1);
  return [error.stack, cause && `Caused by: ${cause}`].filter(Boolean).join('\n') || undefined;
}

/** Where a missing view is noticed says nothing: it is missing on every page. */
const isSame = (one: ErrorEntry, other: ErrorEntry) =>
  one.kind === other.kind &&
  one.message === other.message &&
  (one.kind === 'view' || one.page === other.page);

const seen = new WeakSet<object>();

/**
 * The one door to the error log. What happens again is counted; one thrown thing counts once, whoever reports it. Nothing
 * secret gets in.
 */
export function reportError(reported: ReportedError): void {
  const { kind, error } = reported;
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  const stack = stackOf(error);
  const { remote, release } = { ...originOf(stack), ...reported };
  const entry: ErrorEntry = {
    id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    kind,
    time: new Date().toISOString(),
    times: 1,
    page: clean(currentAddress(), LONGEST_MESSAGE),
    message: clean(messageOf(error), LONGEST_MESSAGE),
    stack: stack && clean(stack, LONGEST_STACK),
    remote,
    release,
    phase: reported.phase,
    requestId: reported.requestId,
  };
  const entries = store.get(errorLogAtom);
  const times = entries.find((other) => isSame(entry, other))?.times ?? 0;
  store.set(errorLogAtom, [
    { ...entry, times: times + 1 },
    ...entries.filter((other) => !isSame(entry, other)),
  ]);
}
