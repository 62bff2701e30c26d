/** Timeouts of a server for slow senders, in milliseconds, as options of Node's `createServer`. */
export const senderLimits = {
  /** Time to receive the headers. */
  headersTimeout: 10_000,
  /** Time to receive the whole request; a slow sender is cut off. */
  requestTimeout: 30_000,
  /** Interval of the checks. */
  connectionsCheckingInterval: 5_000,
};

/** High enough for a whole office behind one router, with six connections per browser. */
const MAX_CONNECTIONS_PER_ADDRESS = 512;

interface Connection {
  remoteAddress?: string | undefined;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

interface Listener {
  on(event: 'connection', listener: (connection: Connection) => void): unknown;
}

/**
 * Closes new connections of an address that already has `max` open. For servers that clients reach directly, without a proxy.
 */
export function limitConnections(server: Listener, max = MAX_CONNECTIONS_PER_ADDRESS): void {
  const counts = new Map<string, number>();
  server.on('connection', (connection) => {
    const address = connection.remoteAddress ?? '';
    const count = counts.get(address) ?? 0;
    if (count >= max) {
      connection.destroy();
      return;
    }
    counts.set(address, count + 1);
    connection.once('close', () => {
      const left = (counts.get(address) ?? 0) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
