import { STOP_KEY } from './start-database-server';

/** Jest's global tear-down. */
export default async function stopDatabaseServer(): Promise<void> {
  await (globalThis as unknown as Record<symbol, () => Promise<void>>)[STOP_KEY]?.();
}
