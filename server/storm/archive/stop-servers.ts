import { STOP_ARCHIVED } from './start-servers';

/** Jest's global tear-down. */
export default async function stopServers(): Promise<void> {
  await (globalThis as unknown as Record<symbol, () => Promise<void>>)[STOP_ARCHIVED]?.();
}
