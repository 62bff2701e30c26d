import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { statement } from './statement';

/** Numbers of the locks; the same in each release. */
const databaseLocks = { migrate: 7_263_550_017, prepare: 7_263_550_019 } as const;

const AGAIN_AFTER_MS = 100;

const isTaken = statement<never, { lock: number }>(
  'database-lock',
  'select where pg_try_advisory_lock(:lock::bigint)',
).some;

/** Does `work` while no other process that asks for the same lock does; the connection may be used by the work. */
export async function withDatabaseLock<T>(
  databaseUrl: string,
  lock: keyof typeof databaseLocks,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: `backoffice-${lock}` });
  // The work under way fails by its own statement; without a listener the connection's end would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Asked for again and again: an index that is built concurrently waits for every statement that waits.
    while (!(await isTaken(client, { lock: databaseLocks[lock] }))) await pause(AGAIN_AFTER_MS);
    return await work(client);
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}
