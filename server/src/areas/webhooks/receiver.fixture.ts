import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a receiver got it. */
interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: { id: number; type: string; object: { id: number } } };
}

/** A server that gets messages. It answers 204, or as `answer` does. */
export async function startReceiver() {
  const messages: Received[] = [];
  let waiting: (() => void)[] = [];
  const receiver = {
    url: '',
    messages,
    /** Connections that were opened. */
    connections: 0,
    answer: (response: ServerResponse, _message: Received): unknown => response.writeHead(204).end(),
    ids: () => messages.map(({ id }) => id),
    /** Resolves when so many messages have come. */
    async received(count: number): Promise<void> {
      while (messages.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const body = JSON.parse(text) as Received['body'];
      const message = { id: String(request.headers['webhook-id']), headers: request.headers, text, body };
      messages.push(message);
      receiver.answer(response, message);
      for (const resolve of waiting.splice(0)) resolve();
      waiting = [];
    });
  });
  server.on('connection', () => (receiver.connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
