import pg from 'pg';

/**
 * Runs long work, such as a backup, on its own connection: without time limits, and without pipelining, which COPY does not
 * support. When this process ends, the database soon cancels the work.
 *
 * @param name the `application_name` of the connection
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
  // The statement in progress fails with the connection and reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    // Not available on every system.
    await client.query(`set client_connection_check_interval = '2s'`).catch(() => {});
    return await work(client);
  } finally {
    await client.end();
  }
}
