/** How long a server waits for a sender, in milliseconds, as Node's `createServer` takes it. */
export const senderLimits = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For all of a request; who sends byte by byte is cut off. */
  requestTimeout: 30_000,
  /** How often both are looked at. */
  connectionsCheckingInterval: 5_000,
};

/** An address may be a whole office behind one router, with six connections for each browser. */
const MOST_CONNECTIONS_OF_ADDRESS = 512;

interface Connection {
  remoteAddress?: string | undefined;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

interface Listener {
  on(event: 'connection', listener: (connection: Connection) => void): unknown;
}

/** Closes connections of an address that has `most` open. For servers that meet their callers themselves, and not through a proxy. */
export function limitConnections(server: Listener, most = MOST_CONNECTIONS_OF_ADDRESS): void {
  const counts = new Map<string, number>();
  server.on('connection', (connection) => {
    const address = connection.remoteAddress ?? '';
    const count = counts.get(address) ?? 0;
    if (count >= most) {
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
