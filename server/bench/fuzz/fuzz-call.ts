import { Agent } from 'node:http';
import { exchange } from '../../harness/call';

/** Longer than any answer may take; what has not come then never comes. */
const PATIENCE_MS = 60_000;

/** A call as it is sent. */
export interface FuzzCall {
  /** Stands in the audit log beside what it wrote. */
  id: string;
  /** Index of its principal. */
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

const sending = { agent: new Agent({ keepAlive: true, maxSockets: 64 }), patienceMs: PATIENCE_MS };

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
  const { body, id, method, path } = call;
  const asked = {
    method,
    path,
    body: body ?? undefined,
    headers: { ...headers, ...call.headers, 'x-request-id': id },
  };
  const first = await exchange(port, asked, sending);
  const answer = first.wasStale ? await exchange(port, asked, sending) : first;
  return { status: answer.status, tookMs: answer.tookMs, text: answer.body.toString() };
}
