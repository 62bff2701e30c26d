import type { FastifyInstance } from 'fastify';
import { type AddressInfo, connect } from 'node:net';

/** Where the API listens, on a port that the system chose. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A connection on which a test says byte for byte what is sent, and when. */
export function rawConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  const heard = new Set<() => void>();
  const hear = () => heard.forEach((look) => look());
  socket.on('data', (part) => {
    received += part.toString();
    hear();
  });
  socket.on('error', () => {}).on('close', hear);

  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        heard.delete(look);
        resolve();
      };
      heard.add(look);
      look();
    });

  return {
    /** Resolves when the system has taken it. */
    send: (text: string | Buffer) => new Promise<void>((resolve) => socket.write(text, () => resolve())),
    /** The first answer: all of it that has come when its body began. */
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
