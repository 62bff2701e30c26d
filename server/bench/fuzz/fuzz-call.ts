import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** Longer than any answer may take; what has not come then never comes. */
const PATIENCE_MS = 60_000;

/** A call as it is sent. */
export interface FuzzCall {
  /** Stands in the audit log beside what it wrote. */
  id: string;
  /** Who makes it, by the place among the principals. */
  principal: number;
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

export interface FuzzAnswer {
  /** 0 where the connection ended without one. */
  status: number;
  tookMs: number;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Once more where the connection turns out to have been closed after the answer before, as behind a body that is too long.
 *
 * @param headers of the principal
 */
export async function sendCall(
  port: number,
  call: FuzzCall,
  headers: Record<string, string>,
): Promise<FuzzAnswer> {
  const answer = await trySending(port, call, headers);
  return answer.wasClosedBefore ? trySending(port, call, headers) : answer;
}

function trySending(
  port: number,
  call: FuzzCall,
  headers: Record<string, string>,
): Promise<FuzzAnswer & { wasClosedBefore: boolean }> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, text: string, wasClosedBefore = false) =>
      resolve({ status, text, wasClosedBefore, tookMs: performance.now() - begin });
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      method: call.method,
      path: call.path,
      timeout: PATIENCE_MS,
      headers: {
        ...headers,
        ...call.headers,
        'x-request-id': call.id,
        ...(call.body !== null && { 'content-length': Buffer.byteLength(call.body) }),
      },
    });
    sent.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('close', () => {
        settle(answer.complete ? (answer.statusCode ?? 0) : 0, Buffer.concat(parts).toString());
      });
    });
    sent.on('timeout', () => {
      settle(0, '');
      sent.destroy();
    });
    sent.on('error', () => settle(0, '', sent.reusedSocket));
    sent.end(call.body ?? undefined);
  });
}
