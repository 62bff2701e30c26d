import { Agent } from 'node:http';
import { exchange } from '../../harness/call';

/** Longer than any answer may take; after that the answer counts as lost. */
const PATIENCE_MS = 60_000;

/** A call with everything that is sent. */
export interface FuzzCall {
  /** Recorded in the audit log with each write. */
  id: string;
  /** The index of its principal. */
  principal: number;
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

export interface FuzzAnswer {
  /** 0 if the connection ended without an answer. */
  status: number;
  tookMs: number;
  text: string;
}

const sending = { agent: new Agent({ keepAlive: true, maxSockets: 64 }), patienceMs: PATIENCE_MS };

/**
 * Sends a call, and once more if the connection was closed after the previous answer, as after a body that is too long.
 *
 * @param headers the headers of the principal
 */
export async function sendCall(
  port: number,
  call: FuzzCall,
  headers: Record<string, string>,
): Promise<FuzzAnswer> {
  const { body, id, method, path } = call;
  const request = {
    method,
    path,
    body: body ?? undefined,
    headers: { ...headers, ...call.headers, 'x-request-id': id },
  };
  const first = await exchange(port, request, sending);
  const answer = first.wasStale ? await exchange(port, request, sending) : first;
  return { status: answer.status, tookMs: answer.tookMs, text: answer.body.toString() };
}
