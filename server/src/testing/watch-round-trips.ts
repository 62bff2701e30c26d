import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Counts, on the sockets of a pool, how often a connection waits for the database: whatever is sent before an answer arrives is
 * one round trip. Connections that are there already are not watched.
 *
 * @returns the number of round trips since the last time that it was called
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
