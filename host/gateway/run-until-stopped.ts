import type { FastifyInstance } from 'fastify';

// Longer than any answer takes; requests that still run are aborted then.
const STOP_WITHIN_MS = 10_000;

/**
 * Listens, sends the port to the parent process, and stops on a signal or when the parent exits.
 *
 * @param listen.port 0 lets the system choose
 */
export async function runUntilStopped(
  app: FastifyInstance,
  listen: { port: number; host: string },
): Promise<void> {
  // The reader of the output may exit before this process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  await app.listen(listen);
  const address = app.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : listen.port });
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void app.close().finally(() => process.exit(0));
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
}
