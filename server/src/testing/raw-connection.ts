import type { FastifyInstance } from 'fastify';
import { type AddressInfo, connect } from 'node:net';

/** Makes the API listen on a free port, and returns the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Opens a connection on which a test controls each byte and its time. */
export function rawConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((look) => look());
  socket.on('data', (part) => {
    received += part.toString();
    notify();
  });
  socket.on('error', () => {}).on('close', notify);

  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
    });

  return {
    /** Resolves when the system has accepted the text. */
    send: (text: string | Buffer) => new Promise<void>((resolve) => socket.write(text, () => resolve())),
    /** Returns the first answer, as far as it had arrived when its body began. */
    answer: async () => {
      await until(() => /\r\n\r\n./.test(received) || socket.destroyed);
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(received) ?? [];
      const [, retryAfter] = /^retry-after: (\d+)/im.exec(received) ?? [];
      return {
        status: Number(status),
        retryAfter: Number(retryAfter),
        isLast: /^connection: close/im.test(received),
        text: received,
      };
    },
    closed: () => until(() => socket.destroyed),
    end: () => socket.destroy(),
  };
}
