import pg from 'pg';

const CHANNEL = 'backoffice_event';
const CONNECT_WITHIN_MS = 3_000;
/** A connection that nobody has closed, and that leads nowhere any more, is found out within this and the answer's time. */
const LOOK_EVERY_MS = 20_000;
const LOOK_WITHIN_MS = 5_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

interface Listener {
  /** Called with what was announced, as it was sent. */
  onEvent(payload: string): void;
  /** From here on nothing is missed; what came while there was no connection is lost. */
  onReady(): void;
  /** Why there is none; another is tried for after a growing pause. */
  onLost(error: unknown): void;
}

/** A connection of its own beside the pool, which would take it away from LISTEN. Ends when it is lost. */
async function listenOnce(databaseUrl: string, listener: Listener, stop: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backoffice-events',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: LOOK_WITHIN_MS,
    keepAlive: true,
  });
  const lost = new Promise<unknown>((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(new Error('The connection that listens was closed.')));
    stop.addEventListener('abort', () => resolve(null), { once: true });
  });
  let looking: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    client.on('notification', ({ payload = '' }) => listener.onEvent(payload));
    await client.query(`listen ${CHANNEL}`);
    listener.onReady();
    const silent = new Promise<unknown>((resolve) => {
      looking = setInterval(() => void client.query('select').catch(resolve), LOOK_EVERY_MS).unref();
    });
    const error = await Promise.race([lost, silent]);
    if (error !== null) throw error;
  } finally {
    clearInterval(looking);
    client.removeAllListeners('notification');
    // Not waited for: of a connection that leads nowhere, nobody answers.
    client.end().catch(() => {});
  }
}

/**
 * Listens to what the database announces, for as long as the process runs: a lost connection is replaced, and ends nothing.
 *
 * @returns stops listening
 */
export function listenToDatabase(databaseUrl: string, listener: Listener): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let pauseMs = FIRST_PAUSE_MS;

  const pause = () =>
    new Promise<void>((resolve) => {
      // Not all processes at once.
      const timer = setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2));
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  const onReady = () => {
    pauseMs = FIRST_PAUSE_MS;
    listener.onReady();
  };
  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await listenOnce(databaseUrl, { ...listener, onReady }, signal);
      } catch (error) {
        if (signal.aborted) return;
        listener.onLost(error);
        await pause();
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
