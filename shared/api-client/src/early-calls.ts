/**
 * Returns 128 random bits as hex, for the id of a request or the idempotency key of a create. A form takes its key when it opens
 * and sends it with each attempt, so a repeated call is answered with the first one's row. `crypto.randomUUID` exists in secure
 * contexts only, and staff also use plain http in their own network.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A read of the API, as it is sent. */
export interface Read {
  method: string;
  /** With its query. */
  path: string;
  /** JSON. */
  body?: string;
}

export interface EarlyCall {
  requestId: string;
  response: Promise<Response>;
}

declare global {
  /** The reads that the head of the page has sent, before this code was loaded. */
  var earlyCalls: { token: string; calls: Map<string, EarlyCall> } | undefined;
}

export const keyOfRead = ({ method, path, body = '' }: Read): string => `${method} ${path} ${body}`;

/** Takes the call that was sent early for the same read by the same session; each can be taken once. */
export function takeEarlyCall(read: Read, token: string | null): EarlyCall | undefined {
  const { earlyCalls } = globalThis;
  const key = keyOfRead(read);
  const call = earlyCalls?.token === token ? earlyCalls.calls.get(key) : undefined;
  earlyCalls?.calls.delete(key);
  return call;
}

/** Forgets the early calls that were not taken, whose answers would be outdated later. */
export function forgetEarlyCalls(): void {
  globalThis.earlyCalls = undefined;
}

let recorded: Read[] | null = null;

/** Records the reads that are sent from now on. @returns stops recording, and returns them */
export function recordReads(): () => Read[] {
  const own: Read[] = [];
  recorded = own;
  return () => {
    recorded = null;
    return own;
  };
}

export function noteRead(read: Read): void {
  recorded?.push(read);
}
