import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

export interface RawCall {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** The accepted encodings. */
  encoding?: string;
}

/**
 * Returns a call as it is sent over a connection.
 *
 * @param token empty for a caller without a session
 */
export function bytesOf(token: string, { method, path, body, encoding = 'identity' }: RawCall): Buffer {
  const text = body ? JSON.stringify(body) : '';
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    `accept-encoding: ${encoding}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return Buffer.from(head.join('\r\n') + END_OF_HEAD + text);
}

/** The length of an answer with its headers; null while the headers are incomplete. */
function lengthOf(answer: Buffer): number | null {
  const end = answer.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const head = answer.toString('latin1', 0, end);
  const [, length] = /^HTTP\/1\.1 200 [^]*\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined) throw new Error(`A call was not answered as it should be: ${head}`);
  return end + END_OF_HEAD.length + Number(length);
}

/**
 * Sends one call repeatedly over one connection until `isOver`. Answers are counted without being parsed, as clients do that on
 * other machines.
 *
 * @returns the number of answers
 */
export function rawCalls(port: number, call: Buffer, isOver: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let answered = 0;
    let begun: Buffer = Buffer.alloc(0);
    let missing: number | null = null;
    const read = (part: Buffer) => {
      if (missing === null) {
        begun = begun.length > 0 ? Buffer.concat([begun, part]) : part;
        const length = lengthOf(begun);
        if (length === null) return;
        missing = length - begun.length;
        begun = Buffer.alloc(0);
      } else {
        missing -= part.length;
      }
      if (missing > 0) return;
      missing = null;
      answered += 1;
      if (isOver()) socket.end();
      else socket.write(call);
    };
    socket.on('data', (part) => {
      try {
        read(part);
      } catch (error) {
        socket.destroy(error instanceof Error ? error : undefined);
      }
    });
    socket.on('connect', () => socket.write(call));
    socket.on('error', reject);
    socket.on('close', () => resolve(answered));
  });
}
