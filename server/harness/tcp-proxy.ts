import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** A client's socket, and the one to the server. */
interface Connection {
  near: Socket;
  far: Socket;
}

/**
 * Forwards TCP connections, which can be cut, delayed and held.
 *
 * @param target the current destination; null refuses connections
 * @param drains whether a cut leaves the server's end open, so that its end of work can be observed
 */
export async function startTcpProxy(target: () => NetConnectOpts | null, options: { drains: boolean }) {
  const connections = new Set<Connection>();
  let delayMs = 0;
  let isHeld = false;
  let held: (() => void)[] = [];

  // In order: a later piece is not sent before an earlier one.
  function forward(from: Socket, to: Socket): void {
    let passed: Promise<unknown> = Promise.resolve();
    const inTurn = (deliver: () => void) => {
      const isDue = isHeld
        ? new Promise<void>((resolve) => held.push(resolve))
        : new Promise((resolve) => (delayMs ? setTimeout(resolve, delayMs) : resolve(undefined)));
      const before = passed;
      passed = isDue.then(() => before).then(deliver);
    };
    from.on('data', (piece) => inTurn(() => !to.destroyed && to.write(piece)));
    from.on('error', () => {});
  }

  function open(near: Socket): void {
    const where = target();
    if (!where) {
      near.destroy();
      return;
    }
    const far = connect({ ...where, noDelay: true });
    const connection = { near, far };
    connections.add(connection);
    forward(near, far);
    forward(far, near);
    far.on('close', () => {
      connections.delete(connection);
      // Delivers data that has already arrived, as a network would.
      setTimeout(() => near.destroy(), delayMs);
    });
    near.on('close', () => {
      if (!options.drains) far.destroy();
    });
  }

  // Without it each piece waits up to 40 ms for the acknowledgement of the previous one.
  const server: Server = createServer({ noDelay: true }, open);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** The number of connections whose server end is still open. */
    open: () => connections.size,
    cut(): void {
      for (const { near, far } of connections) {
        near.destroy();
        if (!options.drains) far.destroy();
      }
    },
    delay(ms: number): void {
      delayMs = ms;
    },
    /** Holds all data until released. */
    hold(): void {
      isHeld = true;
    },
    release(): void {
      isHeld = false;
      for (const go of held) go();
      held = [];
    },
    async remove(): Promise<void> {
      for (const { near, far } of connections) {
        near.destroy();
        far.destroy();
      }
      await new Promise((done) => server.close(done));
    },
  };
}
