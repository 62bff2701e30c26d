import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Counts the round trips of a pool's connections: statements sent before an answer arrives share one. Existing connections are
 * not counted.
 *
 * @returns the number of round trips since its last call
 */
export function watchRoundTrips(pool: pg.Pool): () => number {
  let trips = 0;
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
    let hasAnswered = true;
    // Before the driver's own listener, which may send the next statement at once.
    stream.prependListener('data', () => {
      hasAnswered = true;
    });
    stream.write = (...args: unknown[]) => {
      if (hasAnswered) trips += 1;
      hasAnswered = false;
      return write(...args);
    };
  });
  return () => {
    const counted = trips;
    trips = 0;
    return counted;
  };
}
