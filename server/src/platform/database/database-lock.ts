import pg from 'pg';

/** Numbers of the locks; the same in each release. */
const databaseLocks = { migrate: 7_263_550_017, prepare: 7_263_550_019 } as const;

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
    await client.query('select pg_advisory_lock($1)', [databaseLocks[lock]]);
    return await work(client);
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}
