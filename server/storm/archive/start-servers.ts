import startDatabaseServer from '../../src/testing/start-database-server';
import { startArchivedServer } from './archived-server';

export const STOP_ARCHIVED = Symbol.for('backoffice.stop-archived-server');

/** Jest's global set-up: all databases of the tests are in an archived server. */
export default async function startServers(): Promise<void> {
  // Tests end log segments themselves.
  const server = await startArchivedServer(0);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.ARCHIVED_SERVER = server.folder;
  await startDatabaseServer();
  Object.assign(globalThis, { [STOP_ARCHIVED]: server.stop });
}
