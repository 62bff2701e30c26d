import { readEventStream } from '@backoffice/api-client/event-stream';
import {
  EVENTS_CHANNEL,
  EVENTS_PATH,
  EVENTS_READ_LOCK,
  type RowsChange,
  type ServerChange,
} from '@backoffice/contract/server-events';
import { store, tokenAtom } from '@backoffice/session';
import { emit } from '../../kernel/events';
import { leavingSignal } from '../../kernel/leaving';
import { EVENTS_PAUSE_MS, LONGEST_EVENTS_PAUSE_MS } from '../../kernel/patience';

const OVER = 'over';

/** Null in the test environment and in very old browsers; each tab then opens its own stream. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(EVENTS_CHANNEL);

/** @param change null when events may have been missed */
function announce(change: ServerChange | RowsChange | null): void {
  emit('serverChanged', { change });
  otherTabs?.postMessage(change);
}

/**
 * Whether tabs can share one stream. With HTTP/1.1 a browser has six connections to the API, so seven tabs with one stream each
 * would leave none for calls.
 */
const canShare = () => otherTabs !== null && 'locks' in navigator;

/** The token of a session that the server has reported as ended. */
let overToken: string | null = null;

function hasSession(): boolean {
  const token = store.get(tokenAtom);
  return token !== null && token !== overToken && !leavingSignal().aborted;
}

const mayListen = () => hasSession() && navigator.onLine && (canShare() || !document.hidden);

/** Calls back whenever the result of `hasSession` or `mayListen` may have changed. */
function onOccasion(listener: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal });
  document.addEventListener('visibilitychange', listener, { signal });
  leavingSignal().addEventListener('abort', listener, { signal });
  const forgetToken = store.sub(tokenAtom, listener);
  return () => {
    leaving.abort();
    forgetToken();
  };
}

/**
 * Resolves when `isSo()` is true.
 *
 * @param signal stops waiting and removes the listeners; the promise then never resolves
 */
function until(isSo: () => boolean, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isSo()) {
      resolve();
      return;
    }
    const stop = onOccasion(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Waits `ms`, or until there is a reason to retry at once: the network is back, or the token has changed. */
async function pause(ms: number, token: string | null): Promise<void> {
  let wasOnline = navigator.onLine;
  const hasReason = () => {
    const isBack = navigator.onLine && !wasOnline;
    wasOnline = navigator.onLine;
    return isBack || store.get(tokenAtom) !== token;
  };
  const over = new AbortController();
  try {
    const reason = until(hasReason, over.signal);
    await Promise.race([reason, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
  } finally {
    over.abort();
  }
}

/** Reads one stream, until it ends, another session begins, the network is lost, or the stream is not needed any more. */
async function listenOnce(token: string | null): Promise<{ pauseMs: number; wasReady: boolean }> {
  const leaving = new AbortController();
  const stop = onOccasion(() => {
    if (store.get(tokenAtom) !== token || !mayListen()) leaving.abort();
  });
  let wasReady = false;
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  try {
    const { isSessionOver, retryAfterMs = 0 } = await readEventStream(EVENTS_PATH, {
      onReady: () => {
        if (!wasReady && canShare()) void navigator.locks.request(EVENTS_READ_LOCK, () => ended);
        wasReady = true;
        announce(null);
      },
      onChange: announce,
      signal: leaving.signal,
    });
    if (isSessionOver) {
      overToken = token;
      otherTabs?.postMessage(OVER);
    }
    return { pauseMs: retryAfterMs, wasReady };
  } catch (error) {
    console.error('The events of the server could not be read', error);
    return { pauseMs: 0, wasReady };
  } finally {
    stop();
    end();
  }
}

/** Reads streams as long as there is a session. */
async function listen(): Promise<void> {
  let failures = 0;
  while (hasSession()) {
    await until(() => mayListen() || !hasSession());
    if (!hasSession()) return;
    const token = store.get(tokenAtom);
    const { pauseMs, wasReady } = await listenOnce(token);
    if (!hasSession()) return;
    failures = wasReady ? 0 : failures + 1;
    const longest = Math.min(EVENTS_PAUSE_MS * 2 ** failures, LONGEST_EVENTS_PAUSE_MS);
    // A random pause, so that browsers do not all reconnect at once after a restart of the server.
    await pause(Math.max(pauseMs, longest * (0.5 + Math.random() / 2)), token);
  }
}

async function follow(): Promise<never> {
  for (;;) {
    await until(hasSession);
    // The lock is held as long as this tab is open and signed in; then another tab gets it.
    await (canShare() ? navigator.locks.request(EVENTS_CHANNEL, listen) : listen());
  }
}

let isFollowing = false;

/** Emits `serverChanged` for changes on the server, read from a stream of this tab or of another tab in this browser. */
export function followServer(): void {
  if (isFollowing) return;
  isFollowing = true;
  otherTabs?.addEventListener(
    'message',
    ({ data }: MessageEvent<ServerChange | RowsChange | typeof OVER | null>) => {
      // The tabs of a browser share one session, so each of them need not be refused.
      if (data === OVER) overToken = store.get(tokenAtom);
      else emit('serverChanged', { change: data });
    },
  );
  void follow();
}
