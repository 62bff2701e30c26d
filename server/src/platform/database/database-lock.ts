import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { statement } from './statement';

/** The numbers of the advisory locks; equal in all releases. */
const databaseLocks = { migrate: 7_263_550_017, prepare: 7_263_550_019 } as const;

const AGAIN_AFTER_MS = 100;

const isTaken = statement<never, { lock: number }>(
  'database-lock',
  'select where pg_try_advisory_lock(:lock::bigint)',
).some;

/** Runs `work` while no other process holds the same lock; `work` may use the connection. */
export async function withDatabaseLock<T>(
  databaseUrl: string,
  lock: keyof typeof databaseLocks,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: `backoffice-${lock}` });
  // The work in progress fails with its own statement; without a listener the end of the connection would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Polls instead of waiting: an index that is built concurrently waits for every waiting statement.
    while (!(await isTaken(client, { lock: databaseLocks[lock] }))) await pause(AGAIN_AFTER_MS);
    return await work(client);
  } finally {
    // The lock is released with the connection.
    await client.end();
  }
}
