import pg from 'pg';

/**
 * Does work that takes its time, such as a backup, on a connection of its own: without time limits, and without pipelining, which
 * COPY does not go with. Soon after this process is gone the database breaks off what it was doing for it.
 *
 * @param name what the database's list of connections calls it
 */
export async function withLongConnection<T>(
  databaseUrl: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: name,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // What is under way fails by it, and says so.
  client.on('error', () => {});
  await client.connect();
  try {
    // Not to be had on every system.
    await client.query(`set client_connection_check_interval = '2s'`).catch(() => {});
    return await work(client);
  } finally {
    await client.end();
  }
}
