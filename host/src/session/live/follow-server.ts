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

/** Absent in the test environment and in very old browsers: then each tab listens by itself. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(EVENTS_CHANNEL);

/** @param change null when something may have been missed */
function tell(change: ServerChange | RowsChange | null): void {
  emit('serverChanged', { change });
  otherTabs?.postMessage(change);
}

/** By HTTP/1.1 a browser has six connections to the API: seven tabs that each hold one would leave none for calls. */
const canShare = () => otherTabs !== null && 'locks' in navigator;

/** The token of a session that the server says is over. */
let overToken: string | null = null;

function hasSession(): boolean {
  const token = store.get(tokenAtom);
  return token !== null && token !== overToken && !leavingSignal().aborted;
}

const mayListen = () => hasSession() && navigator.onLine && (canShare() || !document.hidden);

/** Calls back whenever one of these may have another answer. */
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

/** @param signal stops waiting, and listening */
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

/** Waits for so long, or until trying again has a reason: the network is back, or the token is another one. */
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

/** One stream, which ends at the latest when another session begins, the network goes, or nobody looks. */
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
        tell(null);
      },
      onChange: tell,
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

/** Listens as long as there is a session. */
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
    // Not all browsers at once, when a server has come back.
    await pause(Math.max(pauseMs, longest * (0.5 + Math.random() / 2)), token);
  }
}

async function follow(): Promise<never> {
  for (;;) {
    await until(hasSession);
    // Held as long as this tab lives and is signed in; then another one has it.
    await (canShare() ? navigator.locks.request(EVENTS_CHANNEL, listen) : listen());
  }
}

let isFollowing = false;

/** From now on `serverChanged` tells of what changes on the server: by a stream of this tab, or of another one of this browser. */
export function followServer(): void {
  if (isFollowing) return;
  isFollowing = true;
  otherTabs?.addEventListener(
    'message',
    ({ data }: MessageEvent<ServerChange | RowsChange | typeof OVER | null>) => {
      // All tabs of a browser have one session, and need not each be refused.
      if (data === OVER) overToken = store.get(tokenAtom);
      else emit('serverChanged', { change: data });
    },
  );
  void follow();
}
