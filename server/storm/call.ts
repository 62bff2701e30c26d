import { request } from 'node:http';

// A browser gives up after that.
const PATIENCE_MS = 5_000;

/** What came back: an answer, or nothing within the client's patience. */
export interface Answer {
  /** Of HTTP; 0 where none came. */
  status: number;
  /** Why it was refused; the envelope's `code`. */
  reason: string;
  data: Record<string, unknown>;
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
}

const none: Answer = { status: 0, reason: 'no answer', data: {} };

/** One call on a connection of its own. */
export function send(port: number, { method, path, body, headers }: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const text = body && JSON.stringify(body);
    const call = request({
      port,
      host: '127.0.0.1',
      method,
      path,
      agent: false,
      headers: {
        connection: 'close',
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...headers,
      },
    });
    const timer = setTimeout(() => call.destroy(), PATIENCE_MS);
    const settle = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    call.on('error', () => settle(none));
    call.on('response', (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (received += part));
      response.on('error', () => settle(none));
      response.on('close', () => {
        if (!response.complete) return settle(none);
        const envelope = JSON.parse(received) as { code?: string; data?: Record<string, unknown> };
        settle({ status: response.statusCode ?? 0, reason: envelope.code ?? '', data: envelope.data ?? {} });
      });
    });
    call.end(text);
  });
}
