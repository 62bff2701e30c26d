import { store } from '@backoffice/session';
import { ApiError } from '@backoffice/api-client';
import type { ProblemKind } from '@backoffice/contract';
import { currentAddress } from '../addresses';
import { type ErrorEntry, errorLogAtom } from './error-log';
import { keepCaught } from './caught-errors';
import { redact } from './redact';

/** The remote and release that threw, by the topmost file of a remote in the stack. */
function originOf(stack: string | undefined): { remote?: string; release?: string } {
  const [, name, release] = /\/mfe\/([\w-]+)\/([^/\s]+)\//.exec(stack ?? '') ?? [];
  return name ? { remote: `mfe-${name}`, release } : {};
}

interface ReportedError extends Pick<ErrorEntry, 'kind' | 'remote' | 'release' | 'phase' | 'requestId'> {
  /** The thrown value, of any type. */
  error: unknown;
  /** How it broke the page; left out, it is not reported to the server. */
  caught?: ProblemKind;
}

const LONGEST_MESSAGE = 1000;
const LONGEST_STACK = 4000;
/** Longer texts are cut before they are redacted, to bound the time, in characters. */
const LONGEST_LOOK = 20_000;

const NAMELESS = 'Something that cannot be shown was thrown.';

const clean = (text: string, longest: number) => redact(text.slice(0, LONGEST_LOOK)).slice(0, longest);

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message ? `${error.name}: ${error.message}` : error.name;
  if (typeof error === 'string') return error;
  try {
    // Returns undefined for some values, such as functions, in contradiction to its type.
    const text: unknown = JSON.stringify(error);
    return typeof text === 'string' ? text : NAMELESS;
  } catch {
    return NAMELESS;
  }
}

/** The stack of the error, followed by those of its causes. */
function stackOf(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 3) return undefined;
  const cause = stackOf(error.cause, depth + 1);
  return [error.stack, cause && `Caused by: ${cause}`].filter(Boolean).join('\n') || undefined;
}

/** Ignores the page for missing views, which are missing on every page. */
const isSame = (one: ErrorEntry, other: ErrorEntry) =>
  one.kind === other.kind &&
  one.message === other.message &&
  (one.kind === 'view' || one.page === other.page);

const seen = new WeakSet<object>();

/**
 * The only way into the error log. Repeated errors are counted; a value that is reported twice counts once. All texts are
 * redacted.
 */
export function reportError(reported: ReportedError): void {
  const { kind, error, caught } = reported;
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  if (caught) keepCaught({ error, kind: caught, remote: reported.remote, release: reported.release });
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

/** Reported by browsers without a fault: the effects of a size change are delayed to the next frame. */
const HARMLESS = /^ResizeObserver loop/;

/** Adds uncaught errors and rejections to the error log from now on. */
export function collectWindowErrors(): void {
  window.addEventListener('error', ({ error, message, filename, lineno }) => {
    if (HARMLESS.test(message)) return;
    const thrown = (error as unknown) ?? `${message} (${filename}:${lineno})`;
    reportError({ kind: 'client', error: thrown, caught: 'handler' });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // Failed calls are reported where their messages are created; aborted ones are no failures.
    const isKnown = reason instanceof ApiError || (reason instanceof Error && reason.name === 'AbortError');
    if (!isKnown) reportError({ kind: 'client', error: reason, caught: 'rejection' });
    else if (reason instanceof ApiError) keepCaught({ error: reason, kind: 'rejection' });
  });
}
