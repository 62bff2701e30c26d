import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'backoffice_event';
const CONNECT_WITHIN_MS = 3_000;
/** The interval of checks: a half-open connection is detected within this and the time limit of an answer. */
const LOOK_EVERY_MS = 20_000;
const LOOK_WITHIN_MS = 5_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

interface Listener {
  /** Called with the payload of each notification. */
  onEvent(payload: string): void;
  /** Called when the connection listens. Notifications sent without a connection are lost. */
  onReady(): void;
  /** Called with the error when the connection is lost; reconnects after a growing pause. */
  onLost(error: unknown): void;
}

/**
 * Listens on a connection outside the pool, because the pool would hand it to other callers.
 *
 * @returns the error that ended the connection; null when stopped
 */
async function listenOnce(databaseUrl: string, listener: Listener, stop: AbortSignal): Promise<unknown> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backoffice-events',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: LOOK_WITHIN_MS,
    keepAlive: true,
  });
  let end = (_why: unknown): void => {};
  const ended = new Promise<unknown>((resolve) => (end = resolve));
  const onStop = () => end(null);
  stop.addEventListener('abort', onStop);
  client.on('error', end);
  client.on('end', () => end(new Error('The connection that listens was closed.')));
  let looking: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    client.on('notification', ({ payload = '' }) => listener.onEvent(payload));
    await client.query(`listen ${CHANNEL}`);
    listener.onReady();
    looking = setInterval(() => void client.query('select').catch(end), LOOK_EVERY_MS).unref();
    return await ended;
  } finally {
    clearInterval(looking);
    stop.removeEventListener('abort', onStop);
    client.removeAllListeners('notification');
    // The end is not awaited: a half-open connection never answers.
    client.end().catch(() => {});
  }
}

/**
 * Listens to the database's notifications for the lifetime of the process; a lost connection is replaced.
 *
 * @returns a function that stops listening
 */
export function listenToDatabase(databaseUrl: string, listener: Listener): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let pauseMs = FIRST_PAUSE_MS;
  const onReady = () => {
    pauseMs = FIRST_PAUSE_MS;
    listener.onReady();
  };
  const isStopped = () => signal.aborted;
  async function run(): Promise<void> {
    while (!isStopped()) {
      const why = await listenOnce(databaseUrl, { ...listener, onReady }, signal).catch(
        (error: unknown) => error,
      );
      if (isStopped()) return;
      listener.onLost(why);
      // Random, so that the processes do not reconnect all at once.
      await wait(pauseMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
