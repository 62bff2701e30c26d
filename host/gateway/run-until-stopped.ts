import type { FastifyInstance } from 'fastify';

/**
 * Listens, tells the parent process the port that it got, and stops on a signal or when the parent is gone.
 *
 * @param listen.port 0 lets the system choose
 */
export async function runUntilStopped(
  app: FastifyInstance,
  listen: { port: number; host: string },
): Promise<void> {
  await app.listen(listen);
  const address = app.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : listen.port });
  const stop = () => void app.close().then(() => process.exit(0));
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
}
